import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getBlogPages } from '@/lib/content/pages/blog-pagination';
import { getPost } from '@/lib/content/pages/posts';
import { formatDay } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';
import { test } from './support/test';

const { blog } = getMessages();

test('the list shows every post with its date, author and way in', { tag: '@visit' }, async ({
  page,
}) => {
  await page.goto('/blog/');
  for (const { number, count, path, posts } of getBlogPages()) {
    await expect(page).toHaveURL(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(posts.length);
    for (const [index, post] of posts.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(post.title);
      await expect(card.getByRole('time')).toHaveText(formatDay(post.date));
      await expect(card).toContainText(post.author ?? blog.team);
      await expect(card).toContainText(post.category);
      await expect(card.getByRole('link')).toHaveAttribute('href', post.path);
    }
    if (number < count) {
      await page.getByRole('link', { name: blog.pagination.older }).click();
    }
  }
});

test('a post says who wrote it and when, and leads back', async ({ page }) => {
  await page.goto('/blog/');
  const first = page.getByRole('main').getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name: blog.readMore }).click();
  await expect(page).toHaveURL(/\/blog\/\d+\/$/);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const { author = blog.team, date } = getPost(path.split('/')[2] ?? '');
  const byline = formatMessage(blog.byline, { author, date: formatDay(date) });
  await expect(page.getByText(byline)).toBeVisible();
  await page.getByRole('link', { name: blog.back }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});
