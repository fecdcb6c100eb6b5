import { expect } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { noteShifts, readToTheEnd } from './support/layout-shifts';
import { replaceMap } from './support/replace-map';
import { article } from './support/sample-pages';
import { test } from './support/test';

test('nothing shifts where the font comes late', { tag: '@both-screens' }, async ({ page }) => {
  await noteShifts(page);
  await replaceMap(page);
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto(article.path, { waitUntil: 'commit' });
  // The theme button works: the page was painted and hydrated without its font.
  const themeButton = page.getByRole('button', { name: /theme/i });
  await themeButton.click();
  await expect(page.locator('html')).toHaveClass(/light/);
  const font = page.waitForResponse('**/*.woff2');
  release();
  await font;
  await page.waitForLoadState();
  expect(await readToTheEnd(page)).toEqual([]);
});

// The rule itself: scripts/build/programs/preload-font.test.ts.
test('a slow connection does not preload the font', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  // React preloads the font during hydration, which is long after the first paint.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(article.path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(0);
});
