import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/pages/posts';
import { formatDay } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';
import { test } from './support/test';

const { blog } = getMessages();
const [newest] = getPosts();

test('lists every post with its date, author and link; a post shows them and leads back', {
  tag: '@visit',
}, async ({ page }) => {
  await page.goto('/blog/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(getPosts().length);
  for (const [index, post] of getPosts().entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(post.title);
    await expect(card.getByRole('time')).toHaveText(formatDay(post.date));
    await expect(card).toContainText(post.author ?? blog.team);
    await expect(card).toContainText(post.category);
    await expect(card.getByRole('link')).toHaveAttribute('href', post.path);
  }
  await cards.first().getByRole('link', { name: blog.readMore }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(newest?.title));
  const { author = blog.team, date = '' } = newest ?? {};
  const byline = formatMessage(blog.byline, { author, date: formatDay(date) });
  await expect(page.getByText(byline)).toBeVisible();
  await page.getByRole('link', { name: blog.back }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});
