import { expect } from '@playwright/test';
import { getArticles } from '@/lib/content/articles';
import { getPosts } from '@/lib/content/posts';
import { keepTogether } from '@/lib/kept-together';
import { readExport } from './support/export';
import { isSpecified } from './support/routes';
import { test } from './support/test';
import { listPlainRuns } from './support/texts';

/** The longest stretch of a text that is spelt alike in HTML and in scripts, unless that is short. */
function toSample(text: string): string | undefined {
  const stretches = keepTogether(text).match(/[^'’‘"“”&<>\\`]{30,}/g) ?? [];
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

test('the text of articles and posts is in their HTML and in no script', {
  tag: '@any-screen',
}, async () => {
  const scripts = [...readExport('.js').values()].join('\n');
  const pages = readExport('index.html');
  expect(getArticles().length).toBeGreaterThanOrEqual(8);
  expect(getPosts().length).toBeGreaterThanOrEqual(5);
  for (const { path, texts } of documents) {
    const html = pages.get(`${path.slice(1)}index.html`);
    const samples = texts.map(toSample).filter((sample) => sample !== undefined);
    expect(samples.length, path).toBeGreaterThanOrEqual(isSpecified(path) ? 3 : 0);
    for (const sample of samples) {
      expect(html, path).toContain(sample);
      expect(scripts).not.toContain(sample);
      // In a script it would stand as it was written.
      expect(scripts).not.toContain(sample.replaceAll('\u00a0', ' '));
    }
  }
});
