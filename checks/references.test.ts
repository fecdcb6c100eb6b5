import { expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import { getReference, MAX_OPEN_REFERENCES, toReferenceText } from '@/lib/content/pages/references';
import { listCited } from '@/lib/text/rich-text';
import { getAttribute, listElements, type PageNode } from '@/scripts/html-tree';
import { findClosest, getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { healthPaths } from './support/routes';

const listSources = (main: PageNode) =>
  listElements(main, 'li').filter((item) => getAttribute(item, 'id')?.startsWith('reference-'));

test('every source that the content cites is listed somewhere', () => {
  const listed = [...readPages().values()]
    .flatMap(({ main }) => listSources(main))
    .map((item) => getTextBelow(item));
  const { pages, posts, eyeCareCards, signs } = getContent();
  const documents = [...pages, ...posts, ...eyeCareCards];
  const cited = listCited([signs, documents.map((document) => ({ ...document }))]);
  expect(cited.length).toBeGreaterThan(0);
  const missing = cited.filter((id) => !listed.includes(toReferenceText(getReference(id))));
  expect(missing).toEqual([]);
});

test.each(healthPaths)('%s lists the sources that it cites, folded where they are many', (path) => {
  const { main } = getExportedPage(path);
  const listed = listSources(main);
  const cited = listElements(main, 'sup')
    .flatMap((mark) => listElements(mark, 'a'))
    .map((link) => getAttribute(link, 'href')?.replace(/.*#/, ''));
  expect(new Set(cited)).toEqual(new Set(listed.map((item) => getAttribute(item, 'id'))));
  const folded = listed.filter((item) => findClosest(item, ({ tagName }) => tagName === 'details'));
  expect(folded).toHaveLength(listed.length > MAX_OPEN_REFERENCES ? listed.length : 0);
});
