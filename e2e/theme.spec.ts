import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { DARK, findColours } from './support/colours';
import { noteErrors } from './support/console';
import { chooseBefore, largestSettings } from './support/reading-settings';
import { test } from './support/test';

const { navigation, site } = getMessages();

const LIGHT = 'rgb(251, 248, 241)';

/** Expects this colour alone as theme colour of the browser's own bars. */
const expectBars = (page: Page, colour: string) =>
  expect
    .poll(() =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas) =>
          (metas as HTMLMetaElement[])
            .filter(({ media }) => matchMedia(media).matches)
            .map(({ content }) => Object.assign(new Option().style, { color: content }).color),
        ),
    )
    .toEqual([colour]);

test.use({ colorScheme: 'light' });

test('the theme is dark until a visitor chooses, and the choice is kept', {
  tag: '@release',
}, async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/');
  await expect(html).toHaveClass(/\bdark\b/);
  await expectBars(page, DARK);
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(html).toHaveClass(/\blight\b/);
  await expect(html).not.toHaveClass(/\bdark\b/);
  await expectBars(page, LIGHT);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expect(html).toHaveClass(/\blight\b/);
  await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();
  await expect(page).toHaveURL(/patient-form/);
  await expect(html).toHaveClass(/\blight\b/);
  await page.getByRole('button', { name: site.themeButton.toDark }).click();
  await expectBars(page, DARK);
  await page.goto('/faq/');
  await expect(html).toHaveClass(/\bdark\b/);
});

test('ignores an invalid stored theme', async ({ page }) => {
  const errors = noteErrors(page);
  await page.goto('/');
  for (const newValue of ['Default Theme', '"light"', '{"a":1}']) {
    await page.evaluate((value) => {
      localStorage.setItem('theme', value);
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
    }, newValue);
    await expectBars(page, DARK);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  }
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expectBars(page, DARK);
  expect(errors).toEqual([]);
});

for (const [name, settings, theme, ground, fontSize] of [
  ['light theme', {}, 'light', LIGHT, '16px'],
  ['largest of the reading settings', largestSettings, 'dark', 'rgb(0, 0, 0)', '32px'],
] as const) {
  test(`a chosen ${name} is in the first frame, before any script`, async ({ page }) => {
    await chooseBefore(page, settings, theme);
    // Without its scripts the page cannot correct itself: what it shows is what is painted first.
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    for (const path of ['/', '/patient-form/']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
      await expect(page.locator('html')).toHaveCSS('font-size', fontSize);
      // One pixel of the first frame, at the page's empty edge.
      const frame = await page.screenshot({ clip: { x: 2, y: 200, width: 1, height: 1 } });
      expect(await findColours(frame)).toEqual([ground]);
    }
  });
}
