import { expect, test } from 'vitest';
import { formatAddress } from '../clinic/address';
import { getClinic, getMessages } from '../content/get-content';
import { getBlockPages } from '../content/pages/pages';
import { getPosts, type Post } from '../content/pages/posts';
import { getQuestionGroups } from '../content/pages/questions';
import { listSitePages } from '../content/pages/site-pages';
import { listPageEntries, listPostEntries, MAX_FULL_POSTS } from './index-entries';

const entries = [...listPageEntries(), ...listPostEntries(getPosts())];

const post: Post = {
  ...(getPosts()[0] as Post),
  path: '/blog/7/',
  title: 'Learning to see',
  category: 'Eye Care',
  excerpt: 'An excerpt.',
  description: 'A description.',
  body: [
    { kind: 'paragraph', text: ['Babies ', { strong: 'learn' }, ' it.', { cite: ['who'] }] },
    { kind: 'heading', id: 'months', text: 'The first months' },
    { kind: 'list', items: ['Light', 'Faces'] },
  ],
};

test('every page, section, post and question of the site is in the index', () => {
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const sections = [...getBlockPages(), ...getPosts().slice(0, MAX_FULL_POSTS)].flatMap(
    ({ path, body }) =>
      body.flatMap((block, position) =>
        // A heading directly above a drawing or another block may have no text of its own.
        block.kind === 'heading' && body[position + 1]?.kind === 'paragraph'
          ? `${path}#${block.id}`
          : [],
      ),
  );
  const questions = getQuestionGroups().flatMap(({ items }) => items);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...listSitePages().map(({ path }) => path),
      ...sections,
      ...questions.map(({ id }) => `/faq/#${id}`),
    ]),
  );
});

test('the contact section says how to reach the clinic', () => {
  const { kicker, title } = getMessages().home.contact;
  const entry = entries.find(({ path }) => path === '/#contact');
  expect(entry).toMatchObject({ title: kicker, heading: title });
  expect(entry?.text).toContain(formatAddress(getClinic(), getMessages().clinic));
});

test('a post begins with its category, and is divided at its headings', () => {
  const place = { kind: 'post', title: 'Learning to see' };
  expect(listPostEntries([post])).toEqual([
    { ...place, path: '/blog/7/', text: 'Eye Care. Babies learn it.' },
    {
      ...place,
      path: '/blog/7/#months',
      heading: 'The first months',
      text: 'Light. Faces.',
    },
  ]);
});

test('older posts are in the index without their text', () => {
  const posts = Array.from({ length: MAX_FULL_POSTS + 1 }, () => post);
  expect(listPostEntries(posts)).toHaveLength(2 * MAX_FULL_POSTS + 1);
  expect(listPostEntries(posts).at(-1)?.text).toBe(
    'Eye Care. An excerpt. A description. The first months.',
  );
});

test('every text is free of Markdown and reference marks', () => {
  for (const { text, path } of entries) {
    expect(text, path).not.toBe('');
    expect(text, path).not.toMatch(/\*\*|\]\(|\[\^|\{\w+\.\w+|\[object/);
  }
});
