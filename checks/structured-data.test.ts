import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getArticles } from '@/lib/content/pages/articles';
import { getPosts } from '@/lib/content/pages/posts';
import { listRedirectPages } from '@/lib/content/pages/redirect-pages';
import { defaultLanguage } from '@/lib/languages';
import { toUrlIn } from '@/lib/site/language-address';
import { getExportedPage, readPages } from './support/pages';
import { demoPaths, sitePaths, specifiedPaths, subjectPaths } from './support/routes';
import { listThings, type Thing } from './support/structured-data';

/** Where the specification has health pages. */
const subjects = /^\/(vision-therapy|sports-vision|eye-care|blog\/\d+)\//;

/** What the guidelines for rich results, and sense, ask of each kind of thing. */
const required: Record<string, string[]> = {
  MedicalClinic: ['@id', 'name', 'url', 'image', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  MedicalWebPage: ['@id', 'name', 'url', 'description', 'about', 'isPartOf', 'citation'],
  Article: ['@id', 'headline', 'description', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  Person: ['name'],
  BlogPosting: ['@id', 'headline', 'image', 'datePublished', 'author', 'publisher'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Blog: ['@id', 'name', 'blogPost'],
  MedicalCondition: ['name'],
  MedicalTherapy: ['name'],
};

/** When the content of a page says that it was last checked. */
const findReviewDay = (address: string) =>
  [...getArticles(), ...getPosts()].find(({ path }) => path === address)?.review.reviewedOn;

const isKind = (kind: string) => (thing: Thing) => thing['@type'] === kind;

const find = (path: string, kind: string) => listThings(path).find(isKind(kind)) as Thing;

test('every page is one graph whose parts are complete and refer to what exists', () => {
  const all = [...readPages().keys()].flatMap(listThings);
  const known = new Set(all.filter((thing) => thing['@type']).map((thing) => thing['@id']));
  const siteUrl = toUrlIn(defaultLanguage, '');
  for (const path of sitePaths) {
    expect(getExportedPage(path).structuredData, path).toHaveLength(1);
    for (const thing of listThings(path)) {
      const kind = String(thing['@type']);
      const missing = (required[kind] ?? []).filter((key) => !thing[key]);
      expect(missing, `${kind} on ${path}`).toEqual([]);
      expect(kind, path).not.toBe('Physician');
      expect(Object.keys(thing).filter((key) => /rating|price/i.test(key))).toEqual([]);
      expect(Object.values(thing), `${kind} on ${path}`).not.toContainEqual([]);
      if ('dateModified' in thing) {
        expect([thing.dateModified, kind]).toEqual([
          findReviewDay(path),
          expect.stringMatching(/^(Article|BlogPosting)$/),
        ]);
      }
      if (Object.keys(thing).join() === '@id') {
        expect(known, path).toContain(thing['@id']);
      }
      for (const address of Object.values(thing).map(String)) {
        if (address.startsWith(siteUrl) && !address.includes('#')) {
          const file = `out${address.slice(siteUrl.length).replace(/\/$/, '/index.html')}`;
          expect(existsSync(file), `${file} of ${path}`).toBe(true);
        }
      }
    }
  }
  for (const path of [...demoPaths, ...listRedirectPages().map(({ from }) => from), '/404.html']) {
    expect(listThings(path), path).toEqual([]);
  }
});

test('the way down to a page is the one the visitor sees', () => {
  expect(find('/', 'BreadcrumbList')).toBeUndefined();
  for (const path of sitePaths.filter((inner) => inner !== '/')) {
    const { breadcrumbs } = getExportedPage(path);
    expect(breadcrumbs.length, path).toBeGreaterThan(1);
    expect(find(path, 'BreadcrumbList').itemListElement, path).toEqual(
      breadcrumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: toUrlIn(defaultLanguage, href ?? path),
      })),
    );
  }
});

test('a health page says what it is about, an article its title, a post when it was written', () => {
  for (const path of sitePaths) {
    expect(Boolean(find(path, 'MedicalWebPage')), path).toBe(subjectPaths.includes(path));
    const { publishedOn } = getExportedPage(path);
    expect(find(path, 'BlogPosting')?.datePublished ?? null, path).toBe(publishedOn);
    const article = getArticles().find((page) => page.path === path);
    expect(find(path, 'Article')?.headline, path).toBe(article?.title);
  }
  for (const path of specifiedPaths.filter((one) => sitePaths.includes(one))) {
    expect(Boolean(find(path, 'MedicalWebPage')), path).toBe(subjects.test(path));
  }
});

test('the answers are the visible ones', () => {
  const answers = listThings('/faq/')
    .filter(isKind('Question'))
    .map((thing) => ({
      question: thing.name,
      answer: (thing.acceptedAnswer as Thing).text,
    }));
  expect(answers).toEqual(getExportedPage('/faq/').questions);
  expect(answers.length).toBeGreaterThan(0);
});
