import { expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import { MAX_OPEN_REFERENCES, toReferenceText } from '@/lib/content/references';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { findClosest, getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { healthPaths, isSpecified } from './support/routes';

test('every source of the bibliography is listed somewhere', () => {
  const listed = [...readPages().values()]
    .flatMap(({ main }) => listElements(main, 'li'))
    .filter((item) => getAttribute(item, 'id')?.startsWith('reference-'))
    .map((item) => getTextBelow(item));
  const unused = Object.entries(getContent().references).filter(
    ([, reference]) => !listed.includes(toReferenceText(reference)),
  );
  expect(unused.map(([id]) => id)).toEqual([]);
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
