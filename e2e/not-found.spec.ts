import { expect } from '@playwright/test';
import { nextPostPath } from '@/checks/support/routes';
import { getContent, getMessages } from '@/lib/content/get-content';
import { getPost } from '@/lib/content/posts';
import { formatDay } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';
import { test } from './support/test';

const { blog, 'not-found': notFound } = getMessages();

test('an unknown address says so and leads on', async ({ page }) => {
  const response = await page.goto('/nowhere/at-all/');
  expect(response?.status()).toBe(404);
  // Its font comes as early as elsewhere, or it would not be used.
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await page.getByRole('main').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL(/\/faq\/$/);
});

for (const path of [nextPostPath, '/blog/none/', '/blog/1/2/']) {
  test(`${path} is not a post, and says so`, { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found.');
    await page.getByRole('link', { name: blog.back }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
  });
}

for (const path of ['/blog/03', '/blog/003/', '/blog/+3']) {
  test(`${path} reads as the integer of a post and leads to it`, { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/blog\/3\/$/);
    const { author = blog.team, date } = getPost('3');
    const byline = formatMessage(blog.byline, { author, date: formatDay(date) });
    await expect(page.getByText(byline)).toBeVisible();
  });
}

test('an old address leads to the page', { tag: '@any-screen' }, async ({ page }) => {
  const address = '/vision-therapy/autism/';
  const { to = address } = getContent().redirects.byPath.get(address) ?? {};
  await page.goto(address);
  await expect(page).toHaveURL(({ pathname }) => pathname === to);
});
