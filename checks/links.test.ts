import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getMessages } from '@/lib/content/get-content';
import { listElements } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { readPages } from './support/pages';

/** An arbitrary origin, because links within the site are relative to it. */
const origin = 'http://site';

test('each internal link leads to an existing page and section, not to a redirect', () => {
  const pages = readPages();
  const dead: string[] = [];
  for (const [path, { links }] of pages) {
    for (const href of links) {
      const target = new URL(href, `${origin}${path}`);
      const page = pages.get(target.pathname);
      const id = target.hash.slice(1);
      const isThere = page
        ? (!id || page.ids.has(id) || pages.has(id)) &&
          (!page.metas.refresh || target.pathname === path)
        : /\.(xml|html)$/.test(target.pathname) && existsSync(join('out', target.pathname));
      // Links with a fragment are not checked on the 404 page, which can be served at any URL.
      if (target.origin === origin && !isThere && !(path.includes('404') && id)) {
        dead.push(`${path} -> ${href}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

test('no link has only the text “Read More”', () => {
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
