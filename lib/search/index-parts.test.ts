import { expect, test } from 'vitest';
import { faq } from '@/content/en/faq';
import { getArticles, toArticlePath } from '../content/articles';
import { getPost, toPostPath } from '../content/posts';
import { listSitePages } from '../content/site-pages';
import { getIndexParts, POSTS_PER_PART, toPostParts } from './index-parts';
import { FIRST_PART } from './search-entry';

const listEntries = async () =>
  [...(await getIndexParts()).values()].flatMap(({ entries }) => entries);

test('every page, section, post and question of the site is in the index', async () => {
  const paths = (await listEntries()).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path } of await listSitePages()) {
    expect(paths).toContain(path);
  }
  for (const article of await getArticles()) {
    for (const block of article.body) {
      if (block.kind === 'heading') {
        expect(paths).toContain(`${toArticlePath(article)}#${block.id}`);
      }
    }
  }
  for (const { id } of faq.groups.flatMap(({ items }) => items)) {
    expect(paths).toContain(`/faq/#${id}`);
  }
});

test('a post is cut at its headings, and its text is free of tags and reference marks', async () => {
  const post = await getPost('3');
  const entries = (await listEntries()).filter(({ path }) => path.startsWith(toPostPath(post)));
  const [beginning, section] = entries;
  expect(beginning?.text).toMatch(/^Vision Science\. Imagine a child/);
  expect(section).toMatchObject({
    path: `${toPostPath(post)}#eye-and-brain`,
    heading: 'The eye collects, the brain makes sense',
  });
  const text = entries.map((entry) => entry.text).join(' ');
  expect(text).toContain('completely normal.');
  expect(text).not.toMatch(/[<>]|&\w+;|normal\.1/);
  for (const { text: words, path } of await listEntries()) {
    expect(words, path).not.toBe('');
    expect(words, path).not.toMatch(/[<>]|undefined|\[object/);
  }
});

test('the first file names the others', async () => {
  const parts = await getIndexParts();
  expect([FIRST_PART, ...(parts.get(FIRST_PART)?.more ?? [])]).toEqual([...parts.keys()]);
});

test('no file grows with the blog: posts are split, and older ones told in brief', async () => {
  const post = await getPost('1');
  const count = 2 * POSTS_PER_PART + 1;
  const posts = Array.from({ length: count }, (_, index) => ({ ...post, id: count - index }));
  const parts = toPostParts(posts);
  const pages = parts.map(
    ([, { entries }]) => new Set(entries.map(({ path }) => path.split('#')[0])),
  );
  expect(pages.map(({ size }) => size)).toEqual([POSTS_PER_PART, POSTS_PER_PART, 1]);
  const sizes = parts.map(([, part]) => JSON.stringify(part).length);
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) / 4);
});
