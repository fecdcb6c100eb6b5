import { expect, test } from 'vitest';
import { getArticles } from './articles';
import { getContent } from './get-content';
import { getBlockPages } from './pages';
import { getAdjacentPosts, getPost, getPosts } from './posts';
import { getLandingQuestionGroups, getQuestionGroups } from './questions';
import {
  findSitePage,
  getShareablePage,
  getSitePage,
  listShareablePages,
  listSitePages,
} from './site-pages';
import { EMERGENCY_ID, toTableOfContents } from './table-of-contents';

test('posts stand newest first and know those beside them', () => {
  const posts = getPosts();
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  for (const [index, post] of posts.entries()) {
    expect(getPost(`0${post.id}`)).toBe(post);
    expect(getAdjacentPosts(post)).toEqual({ newer: posts[index - 1], older: posts[index + 1] });
  }
  expect(() => getPost('0')).toThrow('There is no post 0');
});

test('articles stand in the order that they say', () => {
  const orders = getArticles().map(({ order }) => order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

test('the landing page has the groups of questions that its list names, with all their questions', () => {
  const named = getContent().pages.flatMap((page) =>
    page.kind === 'faq' ? page.onLandingPage : [],
  );
  expect(getLandingQuestionGroups()).toEqual(
    getQuestionGroups().filter(({ id }) => named.includes(id)),
  );
  expect(getLandingQuestionGroups()).toHaveLength(named.length);
});

test('the contents of a page lead to each place once, its card for emergencies too', () => {
  for (const { title, body } of [...getBlockPages(), ...getPosts()]) {
    const ids = toTableOfContents(body).map(({ id }) => id);
    expect(new Set(ids).size, title).toBe(ids.length);
  }
  for (const { title, body } of [...getArticles(), ...getPosts()]) {
    expect(
      toTableOfContents(body).filter(({ id }) => id === EMERGENCY_ID),
      title,
    ).toHaveLength(1);
  }
});

test('every page has an address and a picture of its own', () => {
  const paths = listSitePages().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(getSitePage(path).path).toBe(path);
  }
  for (const { path, kind } of getContent().pages) {
    expect(findSitePage(path) === undefined).toBe(kind === 'demo');
    expect(listShareablePages()).toContainEqual(expect.objectContaining({ path }));
  }
  expect(getShareablePage('home.png').path).toBe('/');
  expect(() => getSitePage('/nowhere/')).toThrow('/nowhere/');
});
