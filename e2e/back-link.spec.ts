import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { SCROLL_MS } from '@/lib/timings';
import { openPaused } from './support/animations';
import { article } from './support/sample-pages';
import { offsetFromHeader, topOf } from './support/section-position';
import { test } from './support/test';

const { back } = getMessages().page;

const ways = [
  [article.path, back['vision-therapy'], 'vision-therapy', 500],
  ['/sports-vision/sportsvision/', back['sports-vision'], 'sports-vision', 200],
] as const;

for (const [path, label, section, delay] of ways) {
  test(`from ${path} back to the section, after ${delay} ms`, async ({ page }) => {
    await openPaused(page, path);
    await page.getByRole('link', { name: label }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.clock.runFor(delay - 50);
    await expect(page.locator('#home')).toBeVisible();
    expect(await topOf(page, section)).toBeGreaterThan(1000);
    await page.clock.runFor(50 + SCROLL_MS + 200);
    await expect.poll(() => offsetFromHeader(page, section)).toBeLessThanOrEqual(1);
    expect(page.url()).toMatch(new RegExp(`/#${section}$`));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads straight to the section', async ({ page }) => {
    for (const [path, label, section] of ways) {
      await page.goto(path);
      await page.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`/#${section}$`));
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
  });
});
