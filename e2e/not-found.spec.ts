import { expect } from '@playwright/test';
import { nextPostPath } from '@/checks/support/routes';
import { getMessages } from '@/lib/content/get-content';
import { formatDay } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';
import { post } from './support/sample-pages';
import { test } from './support/test';

const { blog, 'not-found': notFound } = getMessages();

test('an unknown address shows the 404 page with links', async ({ page }) => {
  const response = await page.goto('/nowhere/at-all/');
  expect(response?.status()).toBe(404);
  // With `font-display: optional`, a font that is not preloaded would come too late.
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  const [way = { label: '', href: '' }] = notFound.links.slice(-1);
  await page.getByRole('main').getByRole('link', { name: way.label, exact: true }).click();
  await expect(page).toHaveURL(way.href);
});

test('an unknown address below the blog shows Blog not found and a link to the blog', async ({
  page,
}) => {
  for (const path of [nextPostPath, '/blog/none/', '/blog/1/2/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.notFound);
    await page.getByRole('link', { name: blog.back }).click();
    await expect(page, path).toHaveURL(/\/blog\/$/);
  }
});

test('an address with the number of a post written otherwise leads to the post', async ({
  page,
}) => {
  for (const path of [`/blog/0${post.id}`, `/blog/00${post.id}/`, `/blog/+${post.id}`]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(post.path);
    const { author = blog.team, date } = post;
    const byline = formatMessage(blog.byline, { author, date: formatDay(date) });
    await expect(page.getByText(byline)).toBeVisible();
  }
});
