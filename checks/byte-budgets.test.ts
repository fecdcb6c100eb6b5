import { serializeOuter } from 'parse5';
import { beforeAll, expect, test } from 'vitest';
import { listFilesOf, readHtml, weigh, weighFiles } from '@/scripts/measure/page-bytes';
import { attributeOf, findTags } from './support/html';
import { readPages } from './support/pages';
import { scriptBudgets, weighBareScript, weighScript } from './support/script-budgets';

/** HTML, with the style sheet in it, and font of an article, as brotli. */
const ARTICLE_BYTES = 75_000;
/** One drawing in the HTML, uncompressed. */
const DRAWING_BYTES = 4000;

const articles = [
  '/vision-therapy/binocular/',
  '/vision-therapy/austim/',
  '/sports-vision/sportsvision/',
  '/blog/1/',
];

let bareScript: number;

beforeAll(() => {
  bareScript = weighBareScript();
}, 120_000);

test.each(articles)('%s is little more than its words', (path) => {
  const { fonts } = listFilesOf('out', path);
  expect(weighScript('out', path) / bareScript).toBeLessThanOrEqual(scriptBudgets.article);
  expect(weigh(readHtml('out', path)) + weighFiles('out', fonts)).toBeLessThanOrEqual(
    ARTICLE_BYTES,
  );
});

test.each([
  ['/', scriptBudgets.landing],
  ['/patient-form/', scriptBudgets.untouchedForm],
])('%s keeps to its script', (path, budget) => {
  expect(weighScript('out', path) / bareScript).toBeLessThanOrEqual(budget);
});

test('no page waits for a style sheet: each brings its own', () => {
  for (const [path, { document }] of readPages()) {
    const linked = findTags(document, 'link').filter(
      (link) => attributeOf(link, 'rel') === 'stylesheet' && attributeOf(link, 'disabled') === null,
    );
    expect(
      linked.map((link) => attributeOf(link, 'href')),
      path,
    ).toEqual([]);
    expect(findTags(document, 'style'), path).toHaveLength(1);
  }
});

test('a drawing weighs little', () => {
  const drawings = [...readPages().values()]
    .flatMap(({ document }) => findTags(document, 'svg'))
    .filter((svg) => attributeOf(svg, 'viewBox') === '0 0 320 180')
    .map((svg) => serializeOuter(svg));
  expect(drawings).not.toEqual([]);
  for (const drawing of new Set(drawings)) {
    expect(Buffer.byteLength(drawing), drawing).toBeLessThan(DRAWING_BYTES);
  }
});
