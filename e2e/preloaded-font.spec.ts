import { expect } from '@playwright/test';
import { article } from './support/sample-pages';
import { test } from './support/test';

const connections = [
  {
    does: 'a slow connection does not preload the font',
    latency: 150,
    megabits: 1.6,
    preloads: 0,
  },
  { does: 'a fast connection preloads the font', latency: 60, megabits: 9, preloads: 1 },
];

for (const { does, latency, megabits, preloads } of connections) {
  test(does, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (megabits * 1_000_000) / 8,
      uploadThroughput: 100_000,
    });
    // React preloads the font during hydration, which is long after the first paint.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(article.path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(preloads);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the font is preloaded too', async ({ page }) => {
    await page.goto(article.path);
    await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(1);
  });
});
