import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getClinic } from '@/lib/content/get-content';
import { getAliases } from '@/lib/content/pages';
import { type ReadDocument, readDocuments } from './support/documents';
import { demoPaths, sitePaths, specifiedRoutes, subjectPaths } from './support/routes';

type Thing = Record<string, unknown>;

/** Where the specification has health pages. */
const subjects = /^\/(vision-therapy|sports-vision|eye-care|blog\/\d+)\//;

/** What the guidelines for rich results, and sense, ask of each kind of thing. */
const required: Record<string, string[]> = {
  MedicalClinic: ['@id', 'name', 'url', 'image', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  MedicalWebPage: ['@id', 'name', 'url', 'description', 'about', 'isPartOf', 'citation'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['@id', 'headline', 'image', 'datePublished', 'author', 'publisher'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Blog: ['@id', 'name', 'blogPost'],
  MedicalCondition: ['name'],
  MedicalTherapy: ['name'],
};

/** Every object inside some structured data, the outer ones first. */
function listThings(data: unknown): Thing[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  const inner = Object.values(data).flatMap(listThings);
  return Array.isArray(data) ? inner : [data as Thing, ...inner];
}

const isKind = (kind: string) => (thing: Thing) => thing['@type'] === kind;

test.describe('structured data', { tag: '@any-screen' }, () => {
  let documents: Map<string, ReadDocument>;
  let things: Map<string, Thing[]>;

  const find = (path: string, kind: string) => things.get(path)?.find(isKind(kind)) as Thing;

  test.beforeAll(async ({ browser }) => {
    documents = await readDocuments(browser);
    things = new Map(
      [...documents].map(([path, { structuredData }]) => [
        path,
        structuredData.flatMap((text) => listThings(JSON.parse(text))),
      ]),
    );
  });

  test('every page is one graph whose parts are complete and refer to what exists', () => {
    const all = [...things.values()].flat();
    const known = new Set(all.filter((thing) => thing['@type']).map((thing) => thing['@id']));
    const siteUrl = String(find('/', 'WebSite').url).replace(/\/$/, '');
    for (const path of sitePaths) {
      expect(documents.get(path)?.structuredData, path).toHaveLength(1);
      for (const thing of things.get(path) ?? []) {
        const kind = String(thing['@type']);
        const missing = (required[kind] ?? []).filter((key) => !thing[key]);
        expect(missing, `${kind} on ${path}`).toEqual([]);
        expect(Object.keys(thing).filter((key) => /rating|modified|price/i.test(key))).toEqual([]);
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
    for (const path of [...demoPaths, ...getAliases().map(({ from }) => from), '/404.html']) {
      expect(things.get(path), path).toEqual([]);
    }
  });

  test('the way down to a page is the one the visitor sees', () => {
    expect(find('/', 'BreadcrumbList')).toBeUndefined();
    for (const path of sitePaths.filter((inner) => inner !== '/')) {
      const { crumbs = [], canonical } = documents.get(path) ?? {};
      const siteUrl = canonical?.slice(0, -path.length);
      expect(crumbs.length, path).toBeGreaterThan(1);
      expect(find(path, 'BreadcrumbList').itemListElement, path).toEqual(
        crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: `${siteUrl}${href ?? path}`,
        })),
      );
    }
  });

  test('a health page says what it is about, a post when it was written', () => {
    for (const path of sitePaths) {
      expect(Boolean(find(path, 'MedicalWebPage')), path).toBe(subjectPaths.includes(path));
      const { publishedOn } = documents.get(path) ?? {};
      expect(find(path, 'BlogPosting')?.datePublished ?? null, path).toBe(publishedOn);
    }
    for (const { path } of specifiedRoutes) {
      expect(Boolean(find(path, 'MedicalWebPage')), path).toBe(subjects.test(path));
    }
  });

  test('the answers are the visible ones', () => {
    const answers = (things.get('/faq/') ?? []).filter(isKind('Question')).map((thing) => ({
      question: thing.name,
      answer: (thing.acceptedAnswer as Thing).text,
    }));
    expect(answers).toEqual(documents.get('/faq/')?.questions);
    expect(answers.length).toBeGreaterThan(0);
  });

  test('the clinic and its optometrist are said to be no more than they are', () => {
    const clinic = getClinic();
    const { telephone, openingHoursSpecification, hasMap } = find('/', 'MedicalClinic');
    expect(Boolean(telephone)).toBe(clinic.phone !== null);
    const hasSitting = clinic.hours?.some(({ from, byAppointment }) => from && !byAppointment);
    expect(Boolean(openingHoursSpecification)).toBe(Boolean(hasSitting));
    expect(Boolean(hasMap)).toBe(Boolean(clinic.position ?? clinic.address));
    const person = find('/about/specialist/', 'Person');
    expect(person.name ?? null).toBe(clinic.optometrist.name);
    expect(person.jobTitle).toMatch(/optometrist/);
    expect(readFileSync('out/about/specialist/index.html', 'utf8')).not.toContain('"Physician"');
  });
});
