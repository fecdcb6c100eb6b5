import { expect, test } from 'vitest';
import { getArticles } from '../pages/articles';
import { findBlockPage } from '../pages/pages';
import { getPost, getPosts } from '../pages/posts';
import { getShareablePage, getSitePage } from '../pages/site-pages';

test('posts are listed newest first, and articles in the order that they name', () => {
  const days = getPosts().map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  const orders = getArticles().map(({ order }) => order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

test('an address, a post or a picture that does not exist is an error', () => {
  expect(() => getPost('0')).toThrow('There is no post 0');
  expect(() => findBlockPage(['no', 'such-page'])).toThrow('/no/such-page/');
  expect(() => getSitePage('/nowhere/')).toThrow('/nowhere/');
  expect(() => getShareablePage('nothing.png')).toThrow('nothing.png');
});
