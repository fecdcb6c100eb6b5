import { test as base, type Page } from '@playwright/test';
import { waitForHydration } from './hydration';

/**
 * Makes what loads a page wait until its header lives: a click on a page that a busy machine has
 * loaded and not yet hydrated would be lost. Who waits for less than its load wants it as it is then.
 */
function waitForLife(page: Page) {
  const { goto, reload } = page;
  async function settle(waitUntil: string | undefined) {
    const button = page.locator('html:not(.script-lost) header button').first();
    if (waitUntil !== 'commit' && waitUntil !== 'domcontentloaded' && (await button.count()) > 0) {
      // A page whose code is lost never lives; what it does then is up to its test.
      await waitForHydration(button, 5000).catch(() => undefined);
    }
  }
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    await settle(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await settle(options?.waitUntil);
    return response;
  };
}

/** A visit to the site; as in a tab that has seen the splash, unless a test is about that. */
export const test = base.extend<{ hasSeenSplash: boolean }>({
  hasSeenSplash: [true, { option: true }],
  page: async ({ page, hasSeenSplash, javaScriptEnabled }, use) => {
    if (hasSeenSplash) {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('splash', 'seen');
        } catch {
          // Where storage is denied there is no splash.
        }
      });
    }
    if (javaScriptEnabled) {
      waitForLife(page);
    }
    await use(page);
  },
});
