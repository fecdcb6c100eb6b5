import { type Browser, expect, type Page } from '@playwright/test';
import { holdScripts } from './support/hold-requests';
import { article } from './support/sample-pages';
import { test } from './support/test';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** The largest number of elements in one style recalculation of Chromium during an action. */
async function countRestyled(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const counts = (trace.traceEvents as TraceEvent[])
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  return Math.max(0, ...counts);
}

// On a phone, a style recalculation of the whole page takes almost as long as its hydration.
test('hydration does not recalculate the styles of the whole page', { tag: '@phone' }, async ({
  browser,
  page,
}) => {
  for (const path of ['/', article.path, '/patient-form/']) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const all = await page.locator('body *').count();
    const restyled = await countRestyled(browser, page, async () => {
      release();
      // The last change of hydration: an effect of the header sets this property.
      await page.waitForFunction(() =>
        document.documentElement.style.getPropertyValue('--header-height'),
      );
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    expect(restyled, path).toBeGreaterThan(0);
    expect(restyled, path).toBeLessThan(all / 5);
  }
});
