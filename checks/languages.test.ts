import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import {
  listLanguagesOf,
  listPublishedLanguages,
  listPublishedTranslations,
} from '@/lib/content/pages/languages';
import {
  defaultLanguage,
  type LanguageCode,
  toFolderOf,
  toLanguageFolder,
  toLanguageTag,
} from '@/lib/languages';
import { SEARCH_FILE, type SearchData } from '@/lib/search/search-data';
import { toAddressIn, toUrlIn } from '@/lib/site/language-address';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { demoPaths, sharedPaths } from './support/routes';
import { childText, readElements } from './support/xml';

/** The paths of pages and posts that exist in a language, except those shown in English. */
const listPaths = (code: LanguageCode): readonly string[] =>
  code === defaultLanguage
    ? sharedPaths
    : [...getContent(code).pages, ...getContent(code).posts].flatMap(({ language, path }) =>
        language === code ? path : [],
      );

describe.each(listPublishedLanguages())('in %s', (code) => {
  const folder = toLanguageFolder(code);
  const paths = listPaths(code);

  test('every document of the content is exported with its language, canonical URL and alternate links', () => {
    for (const path of paths) {
      const codes = listLanguagesOf(path);
      const named: [string, LanguageCode][] = [
        ...codes.map((one): [string, LanguageCode] => [one, one]),
        ['x-default', defaultLanguage],
      ];
      expect(getExportedPage(toAddressIn(code, path)), path).toMatchObject({
        language: toLanguageTag(code),
        canonical: toUrlIn(code, path),
        metas: { 'og:locale': [toLanguageTag(code).replace('-', '_')] },
      });
      expect(getExportedPage(toAddressIn(code, path)).alternates, path).toEqual(
        codes.length > 1
          ? Object.fromEntries(named.map(([name, one]) => [name, toUrlIn(one, path)]))
          : {},
      );
    }
  });

  test('the exported pages have the paths of the English pages and of the redirects, and no others', () => {
    const addresses = [...sharedPaths, ...getContent(code).redirects.keys()];
    const exported = [...readPages().keys()]
      .filter((path) => toFolderOf(path) === folder && !/404|_not-found/.test(path))
      .map((path) => path.slice(folder.length));
    expect(exported.sort()).toEqual(addresses.sort());
  });

  test('except for the demos, the sitemap lists the pages in this language with their dates, and the search index lists all pages', () => {
    const entries = readElements(join('out', folder, 'sitemap.xml'), 'url');
    const listed = entries.map((entry) => new URL(String(childText(entry, 'loc'))).pathname);
    expect(listed.sort()).toEqual(
      paths
        .filter((path) => !demoPaths.includes(path))
        .map((path) => toAddressIn(code, path))
        .sort(),
    );
    const found: SearchData = JSON.parse(readFileSync(join('out', folder, SEARCH_FILE), 'utf8'));
    expect(new Set(found.entries.map(({ path }) => path.replace(/#.*/, '')))).toEqual(
      new Set(sharedPaths.filter((path) => !demoPaths.includes(path))),
    );
    for (const entry of entries) {
      const path = new URL(String(childText(entry, 'loc'))).pathname;
      const { canonical, metas, publishedOn, things } = getExportedPage(path);
      const reviewedOn = things.find((thing) => thing.lastReviewed)?.lastReviewed;
      expect(childText(entry, 'loc')).toBe(canonical);
      expect(childText(entry, 'lastmod'), path).toBe(reviewedOn ?? publishedOn);
      expect(metas.robots ?? metas.refresh, path).toBeUndefined();
    }
    expect(readFileSync('out/robots.txt', 'utf8')).toContain(
      `Sitemap: ${toUrlIn(code, '/sitemap.xml')}`,
    );
  });
});

describe.each(listPublishedTranslations())('in %s', (code) => {
  const { messages, pages } = getContent(code);
  const folder = toLanguageFolder(code);

  test('every translated page shows who reviewed it or that nobody did, and links to its original', () => {
    const { translation } = messages.languages;
    for (const { path, language, translation: own } of pages) {
      if (language !== code) {
        continue;
      }
      const { main } = getExportedPage(toAddressIn(code, path));
      const notes = listElements(main, 'aside')
        .filter((aside) => getAttribute(aside, 'aria-label') === translation.label)
        .map((aside) => ({
          text: getTextBelow(aside),
          links: listElements(aside, 'a').map((link) => getAttribute(link, 'href')),
        }));
      const text = expect.stringContaining(own?.reviewedBy ?? translation.unreviewed);
      expect(notes.slice(0, 1), path).toEqual([{ text, links: [path] }]);
    }
  });

  test('a page without a translation is shown in English, with a note and the canonical URL of the English page', () => {
    const own = new Set(listPaths(code));
    const original = getContent(defaultLanguage);
    for (const { path } of [...original.pages, ...original.posts]) {
      if (own.has(path)) {
        continue;
      }
      const page = getExportedPage(toAddressIn(code, path));
      expect(page, path).toMatchObject({
        canonical: toUrlIn(defaultLanguage, path),
        language: toLanguageTag(code),
        alternates: {},
      });
      const [heading] = listElements(page.main, 'h1');
      expect(heading && getAttribute(heading, 'lang'), path).toBe(defaultLanguage);
      expect(getTextBelow(page.main), path).toContain(messages.languages.inEnglish);
      expect(page.headings[0], path).toBe(getExportedPage(path).headings[0]);
    }
  });

  test('the titles of the search and the 404 page are translated, and the manifest has the language and its folder as scope', () => {
    const readJson = (file: string) => JSON.parse(readFileSync(join('out', folder, file), 'utf8'));
    expect(readJson(SEARCH_FILE).title).toBe(messages.search.title);
    expect(readJson('manifest.webmanifest')).toMatchObject({
      lang: toLanguageTag(code),
      scope: toAddressIn(code, '/'),
    });
    expect(getExportedPage(toAddressIn(code, '/404.html')).headings[0]).toBe(
      messages['not-found'].title,
    );
  });
});
