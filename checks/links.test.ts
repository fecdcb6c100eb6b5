import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getContent, getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toList } from '@/lib/content/read/documents';
import { getAttribute, listElements, type PageNode } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { readPages } from './support/pages';

/** Any origin: links inside the site are relative to it. */
const origin = 'http://site';

test('each link inside the site leads to a page that is there and does not lead on', () => {
  const pages = readPages();
  const dead: string[] = [];
  for (const [path, { links }] of pages) {
    for (const href of links) {
      const target = new URL(href, `${origin}${path}`);
      const page = pages.get(target.pathname);
      const id = target.hash.slice(1);
      const isThere = page
        ? (!id || page.ids.has(id)) && (!page.metas.refresh || target.pathname === path)
        : /\.(xml|html)$/.test(target.pathname) && existsSync(join('out', target.pathname));
      // The page for unknown addresses, which is served at any address, finds its own parts at that address.
      if (target.origin === origin && !isThere && !(path.includes('404') && id)) {
        dead.push(`${path} -> ${href}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

test('the text of a link alone says where it leads', () => {
  const { blog, home } = getMessages();
  const vague = [blog.readMore, home.visionTherapy.readMore];
  for (const [path, { document }] of readPages()) {
    const texts = listElements(document, 'a').map((link) => getTextBelow(link).trim());
    expect(
      texts.filter((text) => vague.includes(text)),
      path,
    ).toEqual([]);
  }
});

/** The texts of links in documents, whose words the owner chooses. */
const written = new Set(
  listPublishedLanguages()
    .flatMap((code) => toList(getContent(code)))
    .flatMap(({ source }) => [...source.text.matchAll(/\[([^\]]+)\]\(/g)])
    .map(([, text]) => text),
);

/**
 * The texts of links that lead from a page to several places (WCAG 2.4.9), regardless of case, without those
 * of its text.
 */
function listAmbiguousTexts(path: string, document: PageNode): string[] {
  const targets = new Map<string, Set<string>>();
  for (const link of listElements(document, 'a')) {
    const shown = getAttribute(link, 'aria-label') ?? getTextBelow(link);
    if (written.has(shown)) {
      continue;
    }
    const text = shown.replace(/\s+/g, ' ').trim().toLowerCase();
    const target = new URL(getAttribute(link, 'href') ?? '', `${origin}${path}`);
    // A source has the title that its publisher gave it.
    if (target.origin === origin) {
      // #home is the top of the landing page.
      const place = target.pathname + target.hash.replace(/^#home$/, '');
      targets.set(text, (targets.get(text) ?? new Set()).add(place));
    }
  }
  return [...targets].flatMap(([text, places]) =>
    text !== '' && places.size > 1 ? `${text} -> ${[...places].join(', ')}` : [],
  );
}

test('links of a page with the same text lead to the same place', () => {
  const ambiguous = [...readPages()].flatMap(([path, { document }]) =>
    listAmbiguousTexts(path, document).map((found) => `${path}: ${found}`),
  );
  expect(ambiguous).toEqual([]);
});
