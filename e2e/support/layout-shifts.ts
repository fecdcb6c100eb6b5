import { expect, type Page } from '@playwright/test';
import { waitForFrames } from './animations';

/** Records the layout shifts of all pages opened from now on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
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

/** Scrolls a page to the end and back to the top, and returns its layout shifts so far. */
export async function readToTheEnd(page: Page): Promise<string[]> {
  await expect(page.locator('#splash')).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Waits until the last shift has been reported.
  await waitForFrames(page);
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
