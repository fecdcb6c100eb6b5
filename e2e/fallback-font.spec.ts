import { expect, type Page } from '@playwright/test';
import { headerBottom } from './support/header';
import { test } from './support/test';

const mainHeight = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);

// On a first visit over a slow connection a font of the device stands in for the site's.
for (const width of [360, 390, 1280]) {
  test(`without its font a page at ${width} px has the same rows and about the same length`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/vision-therapy/squint/');
    await page.evaluate(() => document.fonts.ready);
    // The second visit has the font from the browser's store, in time for the first paint.
    await page.reload();
    const withFont = { header: await headerBottom(page), main: await mainHeight(page) };
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    expect(await headerBottom(page)).toBe(withFont.header);
    const ratio = (await mainHeight(page)) / withFont.main;
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(1.03);
  });
}
