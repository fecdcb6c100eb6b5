import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Content, readContent } from '@/lib/content/content';
import type { DocumentFile } from '@/lib/content/document-file';
import { getContent } from '@/lib/content/get-content';
import {
  isPublished,
  listPublishedLanguages,
  listPublishedTranslations,
} from '@/lib/content/languages';
import { formatProblem } from '@/lib/content/model/problems';
import {
  defaultLanguage,
  type LanguageCode,
  toLanguageTag,
  translatedLanguages,
} from '@/lib/language';
import { indexFiles, type SearchEntry } from '@/lib/search/search-entry';
import { toLanguageFolder } from '@/lib/site/language-address';
import { getAttribute, listElements, type PageElement } from '@/scripts/html-tree';
import { readExport } from './support/export';
import { listEmptyHeadings } from './support/headings';
import { getTextBelow } from './support/html';
import { type ExportedPage, getExportedPage, readPages } from './support/pages';
import { siteUrl } from './support/site-url';
import { listPlainRuns } from './support/texts';
import { readElements } from './support/xml';

// These checks do not depend on which translations are signed; `out/` and they must be made with the same settings.

const toPath = (code: LanguageCode, path: string) => `${toLanguageFolder(code)}${path}`;
const toFolder = (code: LanguageCode) => join('out', toLanguageFolder(code));

/** Where a page leads on to, if it does. */
const findRefresh = ({ metas }: ExportedPage) => metas.refresh?.[0]?.replace(/^0; url=/, '');

const isListed = (page: ExportedPage | undefined) =>
  page !== undefined && findRefresh(page) === undefined && !page.metas.robots;

test('no heading is without content', () => {
  for (const [path, { document }] of readPages()) {
    expect(listEmptyHeadings(document), path).toEqual([]);
  }
});

test('what an address leads on to is there', () => {
  for (const [path, page] of readPages()) {
    const target = findRefresh(page);
    if (target !== undefined) {
      expect(readPages().has(target), `${path} -> ${target}`).toBe(true);
      expect(findRefresh(getExportedPage(target)), path).toBeUndefined();
    }
  }
});

/** The addresses of a page inside the site in all its languages, as its head names them. */
const readAlternates = ({ document }: ExportedPage): Record<string, string> =>
  Object.fromEntries(
    listElements(document, 'link').flatMap((link) => {
      const code = getAttribute(link, 'hreflang');
      return code ? [[code, (getAttribute(link, 'href') ?? '').slice(siteUrl.length)]] : [];
    }),
  );

describe.each(listPublishedLanguages())('in %s', (code) => {
  test('each section of the landing page has what it announces', () => {
    const { main } = getExportedPage(toPath(code, '/'));
    const sections = new Map(
      listElements(main, 'section').map((section) => [getAttribute(section, 'id'), section]),
    );
    const count = (id: string, name: string): number | undefined => {
      const section = sections.get(id);
      return section && listElements(section, name).length;
    };
    const shown = [
      count('vision-therapy', 'h3'),
      count('eyecare', 'h3'),
      count('blogs', 'h3'),
      count('faq', 'details'),
    ];
    expect(shown).not.toContain(0);
    expect(count('sports-vision', 'a') === undefined).toBe(
      !isListed(readPages().get(toPath(code, '/sports-vision/sportsvision/'))),
    );
    const [title] = listElements(sections.get('vision-therapy') ?? main, 'h2');
    const whole = getContent(defaultLanguage).pages.filter(
      (page) => page.kind === 'article' && page.landingCard,
    );
    if (count('vision-therapy', 'h3') !== whole.length) {
      expect(title && getTextBelow(title)).not.toBe(
        getContent(code).messages.home.visionTherapy.title,
      );
    }
  });

  test('menus lead to pages and sections in it', () => {
    const { document } = getExportedPage(toPath(code, '/'));
    const menus = listElements(document, 'header', 'footer')
      .flatMap((part) => listElements(part, 'nav'))
      .filter((nav) => listElements(nav, 'a').length > 0);
    expect(menus).toHaveLength(2);
    const isOwn = (link: PageElement) => getAttribute(link, 'hreflang') === undefined;
    const links = menus.flatMap((menu) => listElements(menu, 'a')).filter(isOwn);
    expect(links.length).toBeGreaterThan(5);
    for (const href of links.map((link) => getAttribute(link, 'href') ?? '')) {
      const [path = '', id] = href.split('#');
      const page = readPages().get(path);
      expect(isListed(page), href).toBe(true);
      expect(id === undefined || page?.ids.has(id), href).toBe(true);
    }
  });

  test('the sitemap and the search lead to pages alone', () => {
    const listed = readElements(join(toFolder(code), 'sitemap.xml'), 'loc').map((loc) =>
      String(loc.textContent).slice(siteUrl.length),
    );
    const found = indexFiles
      .flatMap((name): SearchEntry[] =>
        JSON.parse(readFileSync(join(toFolder(code), 'search-index', name), 'utf8')),
      )
      .map(({ path }) => toPath(code, path.replace(/#.*/, '')));
    for (const path of [...listed, ...found]) {
      expect(isListed(readPages().get(path)), path).toBe(true);
    }
    expect(new Set(found)).toEqual(new Set(listed));
  });
});

describe.each(listPublishedTranslations())('in %s', (code) => {
  test('a page that it does not have leads to that of the default language', () => {
    const own = new Set(
      [...getContent(code).pages, ...getContent(code).posts].map(({ path }) => path),
    );
    const { pages, posts } = getContent(defaultLanguage);
    for (const { path, title } of [...pages, ...posts].filter((page) => !own.has(page.path))) {
      const page = getExportedPage(toPath(code, path));
      expect(findRefresh(page), path).toBe(path);
      expect(page.metas.robots, path).toEqual(['noindex']);
      expect(page.canonical, path).toBe(`${siteUrl}${path}`);
      expect(page.language, path).toBe(toLanguageTag(code));
      expect(readAlternates(page), path).toEqual({});
      const text = getTextBelow(page.main);
      expect(text, path).toContain(getContent(code).messages.page.movedTo);
      expect(text, path).toContain(title);
      expect(page.links, path).toContain(path);
    }
  });
});

describe.each(translatedLanguages.filter((code) => !isPublished(code)))('without %s', (code) => {
  const folder = toLanguageFolder(code);

  test('there is no folder of it', () => {
    expect(existsSync(join('out', folder))).toBe(false);
  });

  test('nothing leads to it', () => {
    for (const [path, { document }] of readPages()) {
      const leading = listElements(document, 'a', 'link').filter(
        (link) =>
          getAttribute(link, 'hreflang') === code ||
          `${getAttribute(link, 'href')}/`.replace(siteUrl, '').startsWith(`${folder}/`),
      );
      expect(
        leading.map((link) => getAttribute(link, 'href')),
        path,
      ).toEqual([]);
    }
    const files = ['robots.txt', 'sitemap.xml', '_headers', '_redirects', '.htaccess'];
    for (const file of files) {
      expect(readFileSync(join('out', file), 'utf8'), file).not.toContain(`${folder}/`);
    }
  });
});

/** The content of a language with everything that a release leaves out. */
function readWhole(code: LanguageCode): Content {
  const content = readContent(process.cwd(), code, (problem) => {
    throw new Error(formatProblem(problem));
  });
  if (!content) {
    throw new Error(`The content in ${code} cannot be read`);
  }
  return content;
}

/** Stretches of what a document says, as they are spelt in any file, long enough to be its own. */
function listSamples(document: DocumentFile): string[] {
  const texts = Object.entries(document).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'path' && name !== 'file' ? value : [],
  );
  return [...texts, ...listPlainRuns(document.body)].flatMap(
    (text) => /[^'’‘"“”&<>\\`\u00a0\n]{40,}/.exec(text)?.[0].slice(0, 60) ?? [],
  );
}

test.skipIf(!process.env.LEAVE_OUT_UNREVIEWED)(
  'what nobody signed is in no file of a release',
  () => {
    const files = ['.html', '.txt', '.json', '.xml', '.js'].flatMap((ending) => [
      ...readExport(ending),
    ]);
    for (const code of translatedLanguages) {
      const whole = readWhole(code);
      const unsigned = new Set(whole.unsigned.map(({ file }) => file));
      const documents = [...whole.pages, ...whole.posts, ...whole.eyeCareCards];
      // What the interface says too, such as the name of a service, is no sentence of a document.
      const known = [
        JSON.stringify(whole.messages),
        ...documents
          .filter(({ file }) => !unsigned.has(file))
          .map(({ file }) => readFileSync(file, 'utf8')),
      ];
      for (const document of documents.filter(({ file }) => unsigned.has(file))) {
        const samples = listSamples(document).filter(
          (sample) => !known.some((text) => text.includes(sample)),
        );
        expect(samples.length, document.file).toBeGreaterThan(0);
        for (const [file, text] of files) {
          const leaked = samples.filter((sample) => text.includes(sample));
          expect(leaked, `${file} says what ${document.file} does`).toEqual([]);
        }
      }
    }
  },
);
