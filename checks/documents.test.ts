import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { getContent, getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { getPosts, toReadingMinutes } from '@/lib/content/pages/posts';
import { getReference, toReferenceText } from '@/lib/content/pages/references';
import { FEED_POSTS } from '@/lib/feed/feed';
import { defaultLanguage } from '@/lib/languages';
import { toUrlIn } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';
import { listCited } from '@/lib/text/rich-text';
import { getAttribute, listElements, type PageNode } from '@/scripts/html-tree';
import { readExport } from './support/export';
import { findClosest, getReadingText, getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { healthPaths } from './support/routes';
import { listPlainRuns, toPlainSpaces, toSample } from './support/texts';
import { childText, readElements } from './support/xml';

const { blog } = getMessages();
const posts = getPosts();

test('the text of articles and posts is in their HTML and in no script', () => {
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

test('no page has a placeholder in place of a fact', () => {
  for (const [path, { main }] of readPages()) {
    expect(getReadingText(main), path).not.toMatch(/\{[\w.]*\}/);
  }
});

/** The innermost parts of a page that contain sentences, without navigation and sources. */
const listProse = (main: PageNode): string[] =>
  listElements(main, 'p', 'li', 'dd', 'blockquote')
    .filter((part) => listElements(part, 'p', 'li').length === 0)
    .filter(
      (part) =>
        !findClosest(
          part,
          (around) =>
            around.tagName === 'nav' || getAttribute(around, 'aria-labelledby') === 'references',
        ),
    )
    .map((part) => getTextBelow(part, ({ tagName }) => tagName === 'sup').trim());

/** How many years of school it takes to read a page with ease, after Flesch and Kincaid. */
function getGrade(main: PageNode): number {
  const sentences = listProse(main)
    .flatMap((part) => part.split(/(?<=[.?!:])\s+/))
    .filter((part) => part.split(/\s+/).length > 3);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** Half of the pages, so that no single edit decides. */
test('health pages are easy to read', () => {
  const grades = healthPaths.map((path) => getGrade(getExportedPage(path).main));
  const middle = grades.sort((a, b) => a - b)[Math.floor(grades.length / 2)];
  expect(middle).toBeLessThan(9.5);
});

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

test('each post says how long it takes, as its list does, and leads to the ones beside it', () => {
  for (const [index, { path, body }] of posts.entries()) {
    const { document, main } = getExportedPage(path);
    const minutes = toReadingMinutes(body);
    const time = toPlainSpaces(formatMessage(blog.readingMinutes, { minutes }));
    expect(getReadingText(main)).toContain(time);
    expect(getReadingText(getExportedPage('/blog/').main)).toContain(time);
    const links = listElements(document, 'a');
    for (const [rel, neighbour] of [
      ['prev', posts[index - 1]],
      ['next', posts[index + 1]],
    ] as const) {
      const named = links.filter((link) => getAttribute(link, 'rel') === rel);
      expect(
        named.map((link) => getAttribute(link, 'href')),
        `${rel} of ${path}`,
      ).toEqual(neighbour ? [neighbour.path] : []);
    }
  }
});

test('the feed has the excerpts of the newest posts, newest first', () => {
  const items = readElements('out/blog/feed.xml', 'item').map((item) =>
    ['link', 'title', 'description'].map((name) => childText(item, name)),
  );
  expect(items).toEqual(
    posts
      .slice(0, FEED_POSTS)
      .map(({ path, title, excerpt }) => [toUrlIn(defaultLanguage, path), title, excerpt]),
  );
});
