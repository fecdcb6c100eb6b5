import { test as base } from '@playwright/test';

/** A visit to the site; as in a tab that has seen the splash, unless a test is about that. */
export const test = base.extend<{ hasSeenSplash: boolean }>({
  hasSeenSplash: [true, { option: true }],
  page: async ({ page, hasSeenSplash }, use) => {
    if (hasSeenSplash) {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('splash', 'seen');
        } catch {
          // Where storage is denied there is no splash.
        }
      });
    }
    await use(page);
  },
});
