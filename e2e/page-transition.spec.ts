import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { test } from './support/test';

const { blog } = getMessages();

async function openFirstPost(page: Page) {
  await page.goto('/blog/');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/\d+\/$/);
  await expect(page.getByRole('link', { name: blog.back })).toBeVisible();
}

test('where the browser can, the drawing of a post moves to its page', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      document.documentElement.dataset.transitions = 'started';
      return start(...given);
    };
  });
  await openFirstPost(page);
  await expect(page.locator('html')).toHaveAttribute('data-transitions', 'started');
});
