import { test as base } from '@playwright/test';

/** A test in a tab that has already shown the splash screen, unless `hasSeenSplash` is false. */
export const test = base.extend<{ hasSeenSplash: boolean }>({
  hasSeenSplash: [true, { option: true }],
  page: async ({ page, hasSeenSplash }, use) => {
    if (hasSeenSplash) {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('splash', 'seen');
        } catch {
          // If storage is denied, there is no splash screen.
        }
      });
    }
    await use(page);
  },
});
