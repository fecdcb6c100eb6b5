import { expect, test } from 'vitest';
import { formatAddress } from '../clinic/address';
import { getClinic, getMessages } from '../content/get-content';
import { getBlockPages } from '../content/pages';
import { getPosts, type Post } from '../content/posts';
import { getQuestionGroups } from '../content/questions';
import { listSitePages } from '../content/site-pages';
import { getIndexParts, POSTS_PER_PART, toPostParts } from './index-parts';
import { FIRST_PART } from './search-entry';

const listEntries = () => [...getIndexParts().values()].flatMap((make) => make().entries);

function getAnyPost(): Post {
  const [post] = getPosts();
  if (!post) {
    throw new Error('The blog has no post');
  }
  return post;
}

test('every page, section, post and question of the site is in the index', () => {
  const paths = listEntries().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path } of listSitePages()) {
    expect(paths).toContain(path);
  }
  for (const { path, body } of [...getBlockPages(), ...getPosts().slice(0, POSTS_PER_PART)]) {
    for (const [position, block] of body.entries()) {
      // A heading above a drawing or the like may have no words below it.
      if (block.kind === 'heading' && body[position + 1]?.kind === 'paragraph') {
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
  expect(entry?.text).toContain(formatAddress(getClinic(), getMessages().clinic));
});

test('a post begins with its category, and is cut at its headings', () => {
  const post: Post = {
    ...getAnyPost(),
    path: '/blog/7/',
    title: 'Learning to see',
    category: 'Eye Care',
    body: [
      { kind: 'paragraph', text: ['Babies ', { strong: 'learn' }, ' it.', { cite: ['who'] }] },
      { kind: 'heading', id: 'months', text: 'The first months' },
      { kind: 'list', items: ['Light', 'Faces'] },
    ],
  };
  const [[, make = () => ({ entries: [] })] = []] = toPostParts([post]);
  const place = { kind: 'post', title: 'Learning to see' };
  expect(make().entries).toEqual([
    { ...place, path: '/blog/7/', text: 'Eye Care. Babies learn it.' },
    {
      ...place,
      path: '/blog/7/#months',
      heading: 'The first months',
      text: 'Light. Faces.',
    },
  ]);
});

test('every text is free of Markdown and reference marks', () => {
  for (const { text, path } of listEntries()) {
    expect(text, path).not.toBe('');
    expect(text, path).not.toMatch(/\*\*|\]\(|\[\^|\{\w+\.\w+|\[object/);
  }
});

test('the first file names the others', () => {
  const parts = getIndexParts();
  expect([FIRST_PART, ...(parts.get(FIRST_PART)?.().more ?? [])]).toEqual([...parts.keys()]);
});

test('no file grows with the blog: posts are split, and older ones told in brief', () => {
  const words = { kind: 'paragraph', text: 'A thing is said. '.repeat(500) } as const;
  const post: Post = { ...getAnyPost(), body: [words] };
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
