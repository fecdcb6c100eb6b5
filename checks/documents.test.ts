import { expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { getPosts } from '@/lib/content/pages/posts';
import { getReference, toReferenceText } from '@/lib/content/pages/references';
import { FEED_POSTS } from '@/lib/feed/feed';
import { defaultLanguage } from '@/lib/languages';
import { toUrlIn } from '@/lib/site/language-address';
import { listNamed } from '@/lib/text/rich-text';
import { getAttribute, listElements, type PageNode } from '@/scripts/html-tree';
import { readExport } from './support/export';
import { getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { listPlainRuns, toSample } from './support/texts';
import { childText, readElements } from './support/xml';

const posts = getPosts();

test('the text of articles and posts is in their HTML, not in JavaScript', () => {
  const scripts = [...readExport('.js').values()].join('\n');
  for (const { path, body, ...document } of [...getArticles(), ...posts]) {
    const answer = 'answer' in document ? [document.answer ?? ''] : [];
    const samples = [...answer, ...listPlainRuns(body)].flatMap((text) => toSample(text) ?? []);
    expect(samples.length, path).toBeGreaterThan(0);
    const text = getTextBelow(getExportedPage(path).main);
    for (const sample of samples) {
      expect(text, path).toContain(sample);
      expect(scripts).not.toContain(sample);
    }
  }
});

test('no page shows a placeholder instead of a fact', () => {
  for (const [path, { main }] of readPages()) {
    expect(getTextBelow(main), path).not.toMatch(/\{[\w.]*\}/);
  }
});

const listSources = (main: PageNode) =>
  listElements(main, 'li').filter((item) => getAttribute(item, 'id')?.startsWith('reference-'));

test('every source that the content cites is listed on a page', () => {
  const listed = [...readPages().values()]
    .flatMap(({ main }) => listSources(main))
    .map((item) => getTextBelow(item));
  const { pages, posts, eyeCareCards, signs } = getContent();
  const documents = [...pages, ...posts, ...eyeCareCards];
  const cited = listNamed([signs, documents.map((document) => ({ ...document }))], 'cite');
  expect(cited.length).toBeGreaterThan(0);
  const missing = cited.filter((id) => !listed.includes(toReferenceText(getReference(id))));
  expect(missing).toEqual([]);
});

test('the feed contains the newest posts with their excerpts, newest first', () => {
  const items = readElements('out/blog/feed.xml', 'item').map((item) =>
    ['link', 'title', 'description'].map((name) => childText(item, name)),
  );
  expect(items).toEqual(
    posts
      .slice(0, FEED_POSTS)
      .map(({ path, title, excerpt }) => [toUrlIn(defaultLanguage, path), title, excerpt]),
  );
});
