import { expect, test } from 'vitest';
import { getArticles } from '@/lib/content/articles';
import { getPosts } from '@/lib/content/posts';
import { readExport } from './support/export';
import { getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';
import { listPlainRuns } from './support/texts';

/** The longest stretch of a text that is spelt alike in HTML and in scripts, unless that is short. */
function toSample(text: string): string | undefined {
  const stretches = text.match(/[^'’‘"“”&<>\\`]{30,}/g) ?? [];
  const [longest] = stretches.sort((a, b) => b.length - a.length);
  return longest?.slice(0, 60);
}

const documents = [
  ...getArticles().map(({ path, answer, body }) => ({
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
      expect(scripts).not.toContain(sample.replaceAll('\u00a0', ' '));
    }
  }
});
