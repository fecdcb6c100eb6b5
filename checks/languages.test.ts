import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import {
  listLanguagesOf,
  listPublishedLanguages,
  listPublishedTranslations,
} from '@/lib/content/languages';
import { defaultLanguage, type LanguageCode, toLanguageTag } from '@/lib/language';
import { toLanguageFolder } from '@/lib/site/language-address';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { type ExportedPage, getExportedPage, readPages } from './support/pages';
import { siteUrl } from './support/site-url';
import { childText, readElements } from './support/xml';

const listPaths = (code: LanguageCode) => getContent(code).pages.map(({ path }) => path);
const toPath = (code: LanguageCode, path: string) => `${toLanguageFolder(code)}${path}`;

/** The whole address of a page in a language. */
const toUrlIn = (code: LanguageCode, path: string) => `${siteUrl}${toPath(code, path)}`;

/** The addresses of a page in other languages that its head names, by language. */
const listAlternates = ({ document }: ExportedPage) =>
  Object.fromEntries(
    listElements(document, 'link')
      .filter((link) => getAttribute(link, 'rel') === 'alternate' && getAttribute(link, 'hreflang'))
      .map((link) => [getAttribute(link, 'hreflang') ?? '', getAttribute(link, 'href')]),
  );

describe.each(listPublishedTranslations())('in %s', (code) => {
  test('every document is a page in its own language, at its own address', () => {
    for (const path of listPaths(code)) {
      const page = getExportedPage(toPath(code, path));
      expect(page.language, path).toBe(toLanguageTag(code));
      expect(page.canonical, path).toBe(toUrlIn(code, path));
      expect(page.metas['og:locale'], path).toEqual([toLanguageTag(code).replace('-', '_')]);
      expect(page.metas['Content-Security-Policy'], path).toHaveLength(1);
    }
  });

  test('no page is there that has no document in any language', () => {
    const folder = `${toLanguageFolder(code)}/`;
    const addresses = [code, defaultLanguage].flatMap((one) => [
      ...getContent(one).posts.map(({ path }) => path),
      ...getContent(one).pages.map(({ path }) => path),
      ...getContent(one).redirects.byPath.keys(),
    ]);
    const exported = [...readPages().keys()]
      .filter((path) => path.startsWith(folder))
      .map((path) => path.slice(folder.length - 1))
      .filter((path) => !path.includes('404') && !path.includes('_not-found'));
    expect(exported.sort()).toEqual([...new Set(addresses)].sort());
  });

  test('every page says how it was translated, and leads to the page that it follows', () => {
    const { translation } = getContent(code).messages.languages;
    for (const { path, translation: own } of getContent(code).pages) {
      const { main } = getExportedPage(toPath(code, path));
      const [note] = listElements(main, 'aside').filter(
        (aside) => getAttribute(aside, 'aria-label') === translation.label,
      );
      expect(note, path).toBeDefined();
      if (note) {
        expect(getTextBelow(note), path).toContain(
          own?.reviewedBy ? own.reviewedBy : translation.unreviewed,
        );
        expect(
          listElements(note, 'a').map((link) => getAttribute(link, 'href')),
          path,
        ).toEqual([path]);
      }
    }
  });

  test('a link to a page in English alone says so', () => {
    const { inDefaultLanguage } = getContent(code).messages.languages;
    const own = toLanguageFolder(code);
    for (const path of listPaths(code)) {
      const { main } = getExportedPage(toPath(code, path));
      const leaving = listElements(main, 'a').filter((link) => {
        const href = getAttribute(link, 'href') ?? '';
        return href.startsWith('/') && !`${href}/`.startsWith(`${own}/`);
      });
      for (const link of leaving.filter((one) => getAttribute(one, 'lang') === undefined)) {
        expect(getAttribute(link, 'hreflang'), path).toBe(defaultLanguage);
        expect(getTextBelow(link), path).toContain(inDefaultLanguage);
      }
    }
  });

  test('the sitemap lists its pages, and each in its other languages', () => {
    const entries = readElements(join('out', own(code), 'sitemap.xml'), 'url');
    expect(entries.map((entry) => childText(entry, 'loc')).sort()).toEqual(
      listPaths(code)
        .filter((path) => !isDemo(path))
        .map((path) => toUrlIn(code, path))
        .sort(),
    );
  });

  test('the search, the manifest and the page for lost addresses are in it', () => {
    const { messages } = getContent(code);
    const searchMessages = JSON.parse(
      readFileSync(join('out', own(code), 'search-index/messages.json'), 'utf8'),
    );
    expect(searchMessages.title).toBe(messages.search.title);
    const manifest = JSON.parse(
      readFileSync(join('out', own(code), 'manifest.webmanifest'), 'utf8'),
    );
    expect(manifest).toMatchObject({ lang: toLanguageTag(code), scope: `${toPath(code, '/')}` });
    expect(getExportedPage(`${toPath(code, '/')}404.html`).headings[0]?.text).toBe(
      messages['not-found'].title,
    );
    expect(existsSync(join('out', own(code), 'robots.txt'))).toBe(false);
  });
});

const own = (code: LanguageCode) => toLanguageFolder(code).slice(1);

const isDemo = (path: string) =>
  getContent().pages.some((page) => page.path === path && page.kind === 'demo');

test('pages name one another in all their languages', () => {
  for (const code of listPublishedLanguages()) {
    for (const { path } of [...getContent(code).pages, ...getContent(code).posts]) {
      const codes = listLanguagesOf(path);
      const expected =
        codes.length > 1
          ? Object.fromEntries([
              ...codes.map((one) => [one, toUrlIn(one, path)]),
              ['x-default', toUrlIn(defaultLanguage, path)],
            ])
          : {};
      expect(listAlternates(getExportedPage(toPath(code, path))), path).toEqual(expected);
    }
  }
});

test('robots.txt names the sitemap of every language', () => {
  const robots = readFileSync('out/robots.txt', 'utf8');
  for (const code of listPublishedLanguages()) {
    expect(robots).toContain(`Sitemap: ${toUrlIn(code, '/sitemap.xml')}`);
  }
});

test('headings have the same places in all languages', () => {
  for (const code of listPublishedTranslations()) {
    const cards = getContent(code).eyeCareCards.map(({ id }) => id);
    // These come and go with what they show, and no link of a text leads there.
    const further = ['topics', ...getContent(defaultLanguage).eyeCareCards.map(({ id }) => id)];
    const varying = new Set(further.filter((id) => !cards.includes(id)));
    for (const path of listPaths(code)) {
      const listIds = (language: LanguageCode) =>
        listElements(getExportedPage(toPath(language, path)).main, 'h2', 'h3').flatMap(
          (heading) => getAttribute(heading, 'id') ?? [],
        );
      const ids = new Set(listIds(code));
      expect(
        listIds(defaultLanguage).filter((id) => !ids.has(id) && !varying.has(id) && path !== '/'),
        path,
      ).toEqual([]);
    }
  }
});
