import { expect, type Page } from '@playwright/test';

/** Runs a check in the dark theme, in which a visit begins, and then in the light one. */
export async function inEitherTheme(
  page: Page,
  check: (theme: string) => Promise<void>,
): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveClass(new RegExp(theme));
    await check(theme);
    await page.getByRole('button', { name: /theme/i }).click();
  }
}
