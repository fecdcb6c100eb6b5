import { expect, test } from '@playwright/test';

test.use({ colorScheme: 'light' });

test('it is dark until a visitor chooses, whatever the system prefers', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('the chosen theme stands before the first paint, on every page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  // Without its scripts the page cannot correct itself: what stands is what is painted first.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  for (const path of ['/', '/patient-form/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 241)');
  }
});
