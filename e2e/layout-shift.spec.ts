import { expect, type Page } from '@playwright/test';
import { sharedPaths } from '@/checks/support/routes';
import { waitForFrames } from './support/animations';
import { holdRequests } from './support/hold-requests';
import { waitForHydration } from './support/hydration';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';
import { timeForEveryPage } from './support/time-for-every-page';

/** Reads a page from its top to its end and lists what moved, with the size of each shift. */
async function listShifts(page: Page): Promise<string[]> {
  await expect(page.locator('#splash')).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }
  // So that the last shift has been reported.
  await waitForFrames(page);
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

test.use({ hasSeenSplash: false });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
        shifts.push(`${entry.value} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await replaceMap(page);
});

test('nothing shifts where the font comes late', async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/vision-therapy/learning/', { waitUntil: 'commit' });
  // The theme button works: the page has been painted and has come to life without its font.
  const themeButton = page.getByRole('button', { name: /theme/i });
  await waitForHydration(page);
  await themeButton.click();
  await expect(page.locator('html')).toHaveClass(/light/);
  const font = page.waitForResponse('**/*.woff2');
  release();
  await font;
  await page.waitForLoadState();
  expect(await listShifts(page)).toEqual([]);
});

test('nothing shifts on any page, with the splash over the first', async ({ page }) => {
  test.setTimeout(timeForEveryPage(4000));
  for (const path of sharedPaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await listShifts(page), path).toEqual([]);
  }
});
