import { expect, type Page } from '@playwright/test';
import { waitForFrames } from './support/animations';
import { headerBottom } from './support/header';
import { article } from './support/sample-pages';
import { test } from './support/test';

const mainHeight = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);

// On a first visit over a slow connection, text is in a fallback font.
test('without its font a page has the same rows and about the same length', async ({ page }) => {
  const measure = async () => {
    const heights: { header: number; main: number }[] = [];
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await waitForFrames(page);
      heights.push({ header: await headerBottom(page), main: await mainHeight(page) });
    }
    return heights;
  };
  await page.goto(article.path);
  await page.evaluate(() => document.fonts.ready);
  // After a reload the font is cached, in time for the first paint.
  await page.reload();
  const withFont = await measure();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  const withoutFont = await measure();
  expect(withoutFont.map(({ header }) => header)).toEqual(withFont.map(({ header }) => header));
  for (const [index, { main }] of withoutFont.entries()) {
    const ratio = main / (withFont[index]?.main ?? 0);
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(1.03);
  }
});
