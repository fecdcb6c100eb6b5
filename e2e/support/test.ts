import { test as base, type Page } from '@playwright/test';
import { waitForHydration } from './hydration';

/**
 * Makes what loads a page wait until its header is hydrated: a click before that is lost, which a busy
 * machine shows. A test of a page that is not hydrated yet, or never will be, waits for less than its load.
 */
function hydrateOnLoad(page: Page) {
  const { goto, reload } = page;
  async function settle(waitUntil: string | undefined) {
    const button = page.locator('header button').first();
    if (waitUntil !== 'commit' && waitUntil !== 'domcontentloaded' && (await button.count()) > 0) {
      await waitForHydration(button, { unlessLost: true });
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
      hydrateOnLoad(page);
    }
    await use(page);
  },
});
