import { expect, type Page } from '@playwright/test';

/** Applies a theme as if it had been chosen in another tab. */
const showTheme = (page: Page, theme: 'dark' | 'light') =>
  expect
    .poll(() =>
      page.evaluate((newValue) => {
        localStorage.setItem('theme', newValue);
        dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
        return [...document.documentElement.classList];
      }, theme),
    )
    .toContain(theme);

/** Runs a check in the dark theme and then in the light theme. */
export async function inEitherTheme(
  page: Page,
  check: (theme: 'dark' | 'light') => Promise<void>,
): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await check(theme);
  }
}
