import { expect, test } from 'vitest';
import { getArticles } from '@/lib/content/pages/articles';
import { getPosts } from '@/lib/content/pages/posts';
import { readExport } from './support/export';
import { getReadingText, getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { listPlainRuns, toSample } from './support/texts';

const documents = [
  ...getArticles().map(({ path, answer = '', body }) => ({
    path,
    texts: [answer, ...listPlainRuns(body)],
  })),
  ...getPosts().map(({ path, body }) => ({ path, texts: listPlainRuns(body) })),
];

test('the text of articles and posts is in their HTML and in no script', () => {
  const scripts = [...readExport('.js').values()].join('\n');
  expect(documents.flatMap(({ texts }) => texts.map(toSample))).not.toEqual([]);
  for (const { path, texts } of documents) {
    const text = getTextBelow(getExportedPage(path).main);
    const samples = texts.map(toSample).filter((sample) => sample !== undefined);
    for (const sample of samples) {
      expect(text, path).toContain(sample);
      expect(scripts).not.toContain(sample);
    }
  }
});

test('no page has a placeholder in place of a fact', () => {
  for (const [path, { main }] of readPages()) {
    expect(getReadingText(main), path).not.toMatch(/\{[\w.]*\}/);
  }
});
