import { expect, test } from 'vitest';
import { getArticles } from './articles';
import { getPosts } from './posts';
import { getSitePage, listSitePages } from './site-pages';

test('no page says that its next review is in the past', async () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { title, review } of [...(await getArticles()), ...(await getPosts())]) {
    expect(Date.parse(review.nextReviewOn ?? today), title).toBeGreaterThanOrEqual(
      Date.parse(today),
    );
  }
});

test('the posts are five, with the ids 1 to 5 and a category each', async () => {
  const posts = await getPosts();
  expect(posts.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(posts.map(({ category }) => category)).size).toBe(5);
});

test('every page that another one leads to exists', async () => {
  for (const { related } of [...(await getArticles()), ...(await getPosts())]) {
    for (const path of related) {
      await expect(getSitePage(path)).resolves.toMatchObject({ path });
    }
  }
  await expect(getSitePage('/nowhere/')).rejects.toThrow('/nowhere/');
});

test('no two pages share an address', async () => {
  const paths = (await listSitePages()).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
