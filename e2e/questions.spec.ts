import { expect, type Page } from '@playwright/test';
import { faq } from '@/content/en/faq';
import { test } from './support/test';

const open = (page: Page) => page.locator('details[open]');

for (const path of ['/', '/faq/']) {
  test(`at ${path} there are three groups of five, and one question is open at most`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const title of ['Vision Therapy', 'Sports Vision Training', 'Post-Stroke Vision Rehab']) {
      const group = page.getByRole('region', { name: title, exact: true });
      await expect(group.locator('summary')).toHaveCount(5);
    }
    const summaries = page.locator('details[name] > summary');
    await expect(open(page)).toHaveCount(0);
    for (const index of [0, 7, 14]) {
      await summaries.nth(index).click();
      await expect(open(page)).toHaveCount(1);
      await expect(summaries.nth(index).locator('..')).toHaveAttribute('open');
    }
    await summaries.nth(14).click();
    await expect(open(page)).toHaveCount(0);
    await summaries.nth(3).focus();
    await page.keyboard.press('Enter');
    await expect(open(page)).toHaveCount(1);
  });
}

test('an address with a question opens it', async ({ page }) => {
  const id = faq.groups[1]?.items[2]?.id ?? '';
  await page.goto(`/faq/#${id}`);
  await expect(page.locator(`#${id}`)).toHaveAttribute('open');
  await expect(page.locator(`#${id} > summary`)).toBeInViewport();
  const other = faq.groups[2]?.items[0]?.id ?? '';
  await page.evaluate((hash) => {
    location.hash = hash;
  }, other);
  await expect(page.locator(`#${other}`)).toHaveAttribute('open');
  await expect(open(page)).toHaveCount(1);
});

test('an address that names no question opens none', async ({ page }) => {
  await page.goto('/faq/#100%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(open(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the questions still open one at a time', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/faq/');
    await page.locator('summary').nth(0).click();
    await page.locator('summary').nth(6).click();
    await expect(open(page)).toHaveCount(1);
  });
});
