import { expect, test } from 'vitest';
import { getExportedPage } from './support/pages';
import { sitePaths } from './support/routes';
import { siteUrl } from './support/site-url';
import { listThings } from './support/structured-data';
import { childText, readElements } from './support/xml';

test('the sitemap lists the pages for search engines, and says only dates that they say', () => {
  const entries = readElements('out/sitemap.xml', 'url').map((entry) => ({
    address: String(childText(entry, 'loc')),
    date: childText(entry, 'lastmod'),
  }));
  expect(entries.map(({ address }) => address).sort()).toEqual(
    sitePaths.map((path) => getExportedPage(path).canonical).sort(),
  );
  for (const { address, date } of entries) {
    const path = address.slice(siteUrl.length);
    const reviewedOn = listThings(path).find((thing) => thing.lastReviewed)?.lastReviewed;
    expect(date, address).toBe(reviewedOn ?? getExportedPage(path).publishedOn);
  }
});
