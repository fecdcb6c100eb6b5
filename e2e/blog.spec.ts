import { expect } from '@playwright/test';
import { blogPage } from '@/content/en/blog';
import { getPosts } from './support/posts';
import { test } from './support/test';

test('the list shows every post with its date, author and way in', async ({ page }) => {
  await page.goto('/blog/');
  const cards = page.getByRole('main').getByRole('article');
  const posts = await getPosts();
  await expect(cards).toHaveCount(posts.length);
  for (const [index, { title, date, author, category }] of posts.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('time')).toHaveText(date);
    await expect(card).toContainText(author);
    await expect(card).toContainText(category);
  }
});

for (const [width, columns] of [
  [360, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`at ${width} px it has ${columns} columns and excerpts of three lines`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/blog/');
    const list = page.getByRole('main').getByRole('list').last();
    const template = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect(template.split(' ')).toHaveLength(columns);
    const lines = await page
      .getByRole('article')
      .locator('p:nth-of-type(3)')
      .evaluateAll((excerpts) =>
        excerpts.map((excerpt) =>
          Math.round(
            excerpt.clientHeight / Number.parseFloat(getComputedStyle(excerpt).lineHeight),
          ),
        ),
      );
    expect(Math.max(...lines)).toBe(3);
  });
}

test('a post says who wrote it and when, and leads back', async ({ page }) => {
  await page.goto('/blog/');
  const first = page.getByRole('main').getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name: blogPage.readMore }).click();
  await expect(page).toHaveURL(/\/blog\/\d\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(/Written by .+, \d+ \w+ \d{4}/)).toBeVisible();
  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});
