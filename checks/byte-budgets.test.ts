import { expect, test } from 'vitest';
import { getArticles } from '@/lib/content/pages/articles';
import { getPosts } from '@/lib/content/pages/posts';
import { getAttribute, listElements, writeElement } from '@/scripts/html-tree';
import { listFilesOf, readHtml, weigh, weighFiles } from '@/scripts/measure/page-bytes';
import { getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { scriptBudgets, weighScript } from './support/script-budgets';

/** HTML with the inline style sheet, and font, of an article without text, as brotli. */
const ARTICLE_BYTES = 58_000;
/** What each byte of text, as brotli, may add: it is in the HTML, and in the data for hydration. */
const BYTES_OF_A_WORD_BYTE = 4;
/** One drawing in the HTML, uncompressed. */
const DRAWING_BYTES = 4000;

const articles = [...getArticles(), ...getPosts().slice(0, 5)].map(({ path }) => path);

test.each(articles)('%s is little more than its words', (path) => {
  const { fonts } = listFilesOf('out', path);
  expect(weighScript('out', path)).toBeLessThanOrEqual(scriptBudgets.article);
  const words = weigh(getTextBelow(getExportedPage(path).main));
  expect(weigh(readHtml('out', path)) + weighFiles('out', fonts)).toBeLessThanOrEqual(
    ARTICLE_BYTES + BYTES_OF_A_WORD_BYTE * words,
  );
});

test.each([
  ['/', scriptBudgets.landing],
  ['/patient-form/', scriptBudgets.untouchedForm],
])('%s keeps to its script', (path, budget) => {
  expect(weighScript('out', path)).toBeLessThanOrEqual(budget);
});

test('a drawing weighs little', () => {
  const drawings = [...readPages().values()]
    .flatMap(({ document }) => listElements(document, 'svg'))
    .filter((svg) => getAttribute(svg, 'viewBox') === '0 0 320 180')
    .map(writeElement);
  expect(drawings).not.toEqual([]);
  for (const drawing of new Set(drawings)) {
    expect(Buffer.byteLength(drawing), drawing).toBeLessThan(DRAWING_BYTES);
  }
});
