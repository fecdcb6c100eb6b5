import { expect, test } from 'vitest';
import { about } from '@/content/en/pages/about';
import { eyeCare } from '@/content/en/pages/eye-care';
import { privacy } from '@/content/en/pages/privacy';
import { specialist } from '@/content/en/pages/specialist';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
import { getArticles } from './articles';
import { EMERGENCY_ID, listContents, toPostContents } from './contents';
import { getPosts } from './posts';
import { getSitePage, listSitePages } from './site-pages';

const pages = [about, eyeCare, privacy, specialist, visionTherapy];

test('no page says that its next review is in the past', async () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { title, review } of [...pages, ...(await getArticles()), ...(await getPosts())]) {
    expect(review.nextReviewOn ?? today, title).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(review.nextReviewOn ?? today), title).toBeGreaterThanOrEqual(
      Date.parse(today),
    );
  }
});

test('the posts the clinic began with are there, one of each category', async () => {
  const posts = (await getPosts()).filter(({ id }) => id <= 5);
  expect(posts.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(posts.map(({ category }) => category)).size).toBe(5);
});

test('the contents of a page lead to each place once, its card for emergencies too', async () => {
  const articles = await getArticles();
  for (const { title, body } of [...pages, ...articles]) {
    const ids = listContents(body).map(({ id }) => id);
    expect(new Set(ids).size, title).toBe(ids.length);
  }
  for (const { title, body } of articles) {
    expect(
      listContents(body).filter(({ id }) => id === EMERGENCY_ID),
      title,
    ).toHaveLength(1);
  }
  for (const { title, content } of await getPosts()) {
    expect(
      toPostContents(content).map(({ id }) => id),
      title,
    ).toContain(EMERGENCY_ID);
  }
});

test('what a post says on its card fits there', async () => {
  for (const { excerpt } of await getPosts()) {
    expect(excerpt.length, excerpt).toBeLessThanOrEqual(90);
  }
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
