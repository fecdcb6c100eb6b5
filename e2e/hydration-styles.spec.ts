import { type Browser, expect, type Page } from '@playwright/test';
import { holdScripts } from './support/hold-requests';
import { article } from './support/sample-pages';
import { test } from './support/test';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** The most elements whose style Chromium computes at once while it does something with a page. */
async function countRestyled(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const counts = (trace.traceEvents as TraceEvent[])
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  return Math.max(0, ...counts);
}

// On a phone, computing the style of a whole page costs almost as much time as its hydration.
for (const path of ['/', article.path, '/patient-form/']) {
  test(`the hydration of ${path} does not compute the style of the whole page again`, {
    tag: '@phone',
  }, async ({ browser, page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const all = await page.locator('body *').count();
    const restyled = await countRestyled(browser, page, async () => {
      release();
      // An effect of the header writes this, as the last of what hydration changes.
      await page.waitForFunction(() =>
        document.documentElement.style.getPropertyValue('--header-height'),
      );
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(all / 5);
  });
}
