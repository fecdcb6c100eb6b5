import { expect, test } from 'vitest';
import { getClinic, getMessages } from '../content/get-content';
import { getBlockPages } from '../content/pages';
import { getPost, getPosts, type Post } from '../content/posts';
import { getQuestionGroups } from '../content/questions';
import { listSitePages } from '../content/site-pages';
import { getIndexParts, POSTS_PER_PART, toPostParts } from './index-parts';
import { FIRST_PART } from './search-entry';

const listEntries = () => [...getIndexParts().values()].flatMap((make) => make().entries);

/** The kinds of blocks that have no words for a search. */
const wordless = ['heading', 'drawing', 'topics', 'specialist', 'sports-carousel'];

test('every page, section, post and question of the site is in the index', () => {
  const paths = listEntries().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path } of listSitePages()) {
    expect(paths).toContain(path);
  }
  for (const { path, body } of [...getBlockPages(), ...getPosts().slice(0, POSTS_PER_PART)]) {
    for (const [position, block] of body.entries()) {
      if (block.kind === 'heading' && !wordless.includes(body[position + 1]?.kind ?? 'heading')) {
        expect(paths).toContain(`${path}#${block.id}`);
      }
    }
  }
  for (const { id } of getQuestionGroups().flatMap(({ items }) => items)) {
    expect(paths).toContain(`/faq/#${id}`);
  }
});

test('the contact section says how to reach the clinic', () => {
  const { kicker, title } = getMessages().home.contact;
  const entry = listEntries().find(({ path }) => path === '/#contact');
  expect(entry).toMatchObject({ title: kicker, heading: title });
  expect(entry?.text).toContain(getClinic().city);
});

test('a post is cut at its headings, and its text is free of Markdown and reference marks', () => {
  const post = getPost('3');
  const entries = listEntries().filter(({ path }) => path.startsWith(post.path));
  const [beginning, section] = entries;
  expect(beginning?.text).toMatch(/^Vision Science\. Imagine a child/);
  expect(section).toMatchObject({
    path: `${post.path}#eye-and-brain`,
    heading: 'The eye collects, the brain makes sense',
  });
  const text = entries.map((entry) => entry.text).join(' ');
  expect(text).toContain('completely normal. ');
  expect(text).toContain('is amblyopia, usually');
  for (const { text: words, path } of listEntries()) {
    expect(words, path).not.toBe('');
    expect(words, path).not.toMatch(/[<>{}]|\*\*|\]\(|\[\^|&\w+;|undefined|\[object/);
  }
});

test('the first file names the others', () => {
  const parts = getIndexParts();
  expect([FIRST_PART, ...(parts.get(FIRST_PART)?.().more ?? [])]).toEqual([...parts.keys()]);
});

test('no file grows with the blog: posts are split, and older ones told in brief', () => {
  const post = getPost('1');
  const count = 2 * POSTS_PER_PART + 1;
  const posts: Post[] = Array.from({ length: count }, (_, index) => ({
    ...post,
    path: `/blog/${count - index}/`,
    source: { ...post.source, text: 'Its words.\n\n## A heading {#of-it}\n\nMore.' },
    get body() {
      if (index >= POSTS_PER_PART) {
        throw new Error('Reading the Markdown of every older post would take too long');
      }
      return post.body;
    },
  }));
  const parts = toPostParts(posts).map(([, make]) => make());
  const pages = parts.map(({ entries }) => new Set(entries.map(({ path }) => path.split('#')[0])));
  expect(pages.map(({ size }) => size)).toEqual([POSTS_PER_PART, POSTS_PER_PART, 1]);
  const sizes = parts.map((part) => JSON.stringify(part).length);
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) / 4);
  const [older] = parts[1]?.entries ?? [];
  for (const told of [post.category, post.excerpt, post.description, 'A heading.']) {
    expect(older?.text).toContain(told);
  }
});
