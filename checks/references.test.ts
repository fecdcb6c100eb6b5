import { expect, test } from 'vitest';
import { listCited } from '@/lib/content/citations';
import { getContent } from '@/lib/content/get-content';
import { getReference, MAX_OPEN_REFERENCES, toReferenceText } from '@/lib/content/references';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { findClosest, getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { healthPaths, isSpecified } from './support/routes';

test('every source that the content cites is listed somewhere', () => {
  const listed = [...readPages().values()]
    .flatMap(({ main }) => listElements(main, 'li'))
    .filter((item) => getAttribute(item, 'id')?.startsWith('reference-'))
    .map((item) => getTextBelow(item));
  const { pages, posts, eyeCareCards, signs } = getContent();
  const documents = [...pages, ...posts, ...eyeCareCards];
  const cited = listCited([signs, documents.map((document) => ({ ...document }))]);
  expect(cited.length).toBeGreaterThan(0);
  const missing = cited.filter((id) => !listed.includes(toReferenceText(getReference(id))));
  expect(missing).toEqual([]);
});

test.each(healthPaths)('%s cites the sources that it lists, and no other', (path) => {
  const { main } = getExportedPage(path);
  const listed = listElements(main, 'li')
    .map((item) => getAttribute(item, 'id') ?? '')
    .filter((id) => id.startsWith('reference-'));
  const cited = listElements(main, 'sup')
    .flatMap((mark) => listElements(mark, 'a'))
    .map((link) => new URL(getAttribute(link, 'href') ?? '', 'http://site').hash.slice(1));
  expect([...new Set(cited)].sort()).toEqual([...listed].sort());
  expect(listed.length).toBeGreaterThanOrEqual(isSpecified(path) ? 1 : 0);
});

test.each(healthPaths)('%s folds its sources where they are many', (path) => {
  const { main } = getExportedPage(path);
  const listed = listElements(main, 'li').filter((item) =>
    getAttribute(item, 'id')?.startsWith('reference-'),
  );
  const folded = listed.filter((item) => findClosest(item, ({ tagName }) => tagName === 'details'));
  expect(folded).toHaveLength(listed.length > MAX_OPEN_REFERENCES ? listed.length : 0);
});
