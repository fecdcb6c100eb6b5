import { expect } from '@playwright/test';
import { SCROLL_MS } from '@/lib/timings';
import { openPaused } from './support/animations';
import { offsetFromHeader, topOf } from './support/section-position';
import { test } from './support/test';

const ways = [
  ['/vision-therapy/learning/', 'Go Back to Vision Therapy', 'vision-therapy', 500],
  ['/vision-therapy/squint/', 'Go Back to Vision Therapy', 'vision-therapy', 500],
  ['/sports-vision/sportsvision/', 'Go Back to Sports Vision', 'sports-vision', 200],
] as const;

for (const [path, label, section, delay] of ways) {
  test(`from ${path} back to the section, after ${delay} ms`, async ({ page }) => {
    await openPaused(page, path);
    await page.getByRole('link', { name: label }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.clock.runFor(delay - 50);
    await expect(page.getByRole('heading', { level: 1, name: /See/ })).toBeVisible();
    expect(await topOf(page, section)).toBeGreaterThan(1000);
    await page.clock.runFor(50 + SCROLL_MS + 200);
    await expect.poll(() => offsetFromHeader(page, section)).toBeLessThanOrEqual(1);
    expect(page.url()).toMatch(new RegExp(`/#${section}$`));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, label, section] of ways) {
    test(`${path} leads straight to the section`, { tag: '@any-screen' }, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`/#${section}$`));
      await expect(page.locator(`#${section}`)).toBeInViewport();
    });
  }
});
