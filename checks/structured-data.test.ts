import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listRedirectPages } from '@/lib/content/pages/redirect-pages';
import { defaultLanguage } from '@/lib/languages';
import { toUrlIn } from '@/lib/site/language-address';
import { getExportedPage, readPages } from './support/pages';
import { demoPaths, sitePaths } from './support/routes';

/** The required properties of each type, from Google's rich results guidelines and common sense. */
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

test('the structured data of every page is one graph with complete nodes and valid references; demos, redirects and the 404 page have none', () => {
  const all = [...readPages().values()].flatMap(({ things }) => things);
  const known = new Set(all.filter((thing) => thing['@type']).map((thing) => thing['@id']));
  const siteUrl = toUrlIn(defaultLanguage, '');
  for (const path of sitePaths) {
    const { things } = getExportedPage(path);
    expect(things.filter((thing) => thing['@graph']).length, path).toBe(1);
    for (const thing of things) {
      const what = `${thing['@type']} on ${path}`;
      const missing = (required[String(thing['@type'])] ?? []).filter((key) => !thing[key]);
      expect(missing, what).toEqual([]);
      expect(what).not.toContain('Physician');
      expect(Object.keys(thing).join(), what).not.toMatch(/rating|price/i);
      expect(Object.values(thing), what).not.toContainEqual([]);
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
    expect(getExportedPage(path).things, path).toEqual([]);
  }
});
