import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getMessages } from '@/lib/content/get-content';
import { pageColours } from '@/lib/site/style-tokens';
import { chooseBefore } from './support/reading-settings';
import { test } from './support/test';

const { navigation, site } = getMessages();

const html = (page: Page) => page.locator('html');

/** Expects a theme, and its colour in the meta tag `theme-color`. */
async function expectTheme(page: Page, theme: 'dark' | 'light') {
  await expect(html(page)).toHaveClass(new RegExp(`\\b${theme}\\b`));
  await expect(html(page)).not.toHaveClass(theme === 'dark' ? /\blight\b/ : /\bdark\b/);
  const colour = page.locator('meta[name="theme-color"]');
  await expect(colour).toHaveAttribute('content', pageColours[theme]);
}

test.use({ colorScheme: 'light' });

test('the theme is dark until a visitor chooses another one, and the choice is kept', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/');
  await expectTheme(page, 'dark');
  await page.getByRole('button', { name: /theme/i }).click();
  await expectTheme(page, 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expectTheme(page, 'light');
  await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();
  await expect(page).toHaveURL(navigation.patientForm.href);
  await expectTheme(page, 'light');
  await page.getByRole('button', { name: site.themeButton.toDark }).click();
  await expectTheme(page, 'dark');
});

test('the chosen theme and text size apply to the first paint', async ({ page }) => {
  await chooseBefore(page, { 'text-size': 200 }, 'light');
  // Without its scripts, the page cannot correct itself, so it shows what is painted first.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  for (const path of ['/', '/patient-form/']) {
    await page.goto(path);
    await expect(html(page)).toHaveCSS('font-size', '32px');
    // One pixel of the first frame, at the empty edge of the page.
    const frame = await page.screenshot({ clip: { x: 2, y: 200, width: 1, height: 1 } });
    const pixel = await sharp(frame).removeAlpha().raw().toBuffer();
    expect(`#${pixel.toString('hex')}`).toBe(pageColours.light);
  }
});
