import { test as base } from '@playwright/test';

/** A test whose tab has seen the splash, unless `hasSeenSplash` is false. */
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
