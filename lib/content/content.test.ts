import { expect, test } from 'vitest';
import { getArticles } from './articles';
import { getContent } from './get-content';
import { careLevels } from './model/blocks';
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

test('the posts the clinic began with are there, one of each category', () => {
  const posts = getPosts().filter(({ id }) => id <= 5);
  expect(posts.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(posts.map(({ category }) => category)).size).toBe(5);
});

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

test('the landing page has its three times five questions', () => {
  const groups = getLandingQuestionGroups();
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Vision Therapy', 5],
    ['Sports Vision Training', 5],
    ['Post-Stroke Vision Rehab', 5],
  ]);
});

test('the page of questions has the groups of the landing page, and further ones', () => {
  const landing = getLandingQuestionGroups();
  const groups = getQuestionGroups();
  expect(groups).toEqual(expect.arrayContaining(landing));
  expect(groups.length).toBeGreaterThan(landing.length);
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

test('a sign has the same level on every page', () => {
  const { signs, pages, posts } = getContent();
  const levels = new Map<string, Set<string>>();
  for (const { body } of [...pages, ...posts]) {
    for (const block of body) {
      for (const sign of block.kind === 'care-card' ? block.signs : []) {
        expect(block.kind === 'care-card' && Object.keys(signs[block.level])).toContain(sign);
        levels.set(
          sign,
          (levels.get(sign) ?? new Set()).add(block.kind === 'care-card' ? block.level : ''),
        );
      }
    }
  }
  expect(levels.size).toBeGreaterThan(20);
  expect([...levels.values()].every(({ size }) => size === 1)).toBe(true);
  expect(careLevels.every((level) => Object.keys(signs[level]).length > 0)).toBe(true);
});

test('every page has an address and a picture of its own', () => {
  const paths = listSitePages().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(getSitePage('/faq/').path).toBe('/faq/');
  expect(findSitePage('/login/')).toBeUndefined();
  expect(listShareablePages().map(({ path }) => path)).toContain('/login/');
  expect(getShareablePage('home.png').path).toBe('/');
  expect(() => getSitePage('/nowhere/')).toThrow('/nowhere/');
});
