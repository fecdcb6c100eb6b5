import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { findColours } from './support/colours';
import { test } from './support/test';

const { navigation, site } = getMessages();

const LIGHT = 'rgb(251, 248, 241)';
const DARK = 'rgb(11, 20, 25)';

/** Expects the browser to be told this colour, and no other, for its own bars. */
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

test('it is dark until a visitor chooses, whatever the system prefers', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expectBars(page, DARK);
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await expectBars(page, LIGHT);
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('the choice is kept over a reload, across pages and back again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /theme/i }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();
  await expect(page).toHaveURL(/patient-form/);
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await page.getByRole('button', { name: site.themeButton.toDark }).click();
  await expectBars(page, DARK);
  await page.goto('/faq/');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('the chosen theme stands in the first frame, before any script of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
  });
  // Without its scripts the page cannot correct itself: what stands is what is painted first.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  for (const path of ['/', '/patient-form/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
    await expectBars(page, LIGHT);
    // One pixel of the first frame, at the page's empty edge.
    const frame = await page.screenshot({ clip: { x: 2, y: 200, width: 1, height: 1 } });
    expect(await findColours(frame)).toEqual([LIGHT]);
  }
});

test('without JavaScript it is dark', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light' });
  await page.goto(`${baseURL}/`);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.close();
});

test('a damaged choice reads as dark', async ({ page }) => {
  await page.goto('/faq/');
  for (const damaged of ['purple', 'dark light', '']) {
    await page.evaluate((text) => localStorage.setItem('theme', text), damaged);
    await page.reload();
    await expect(page.locator('html'), damaged).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: site.themeButton.toLight }).click();
    await expect(page.locator('html'), damaged).toHaveClass(/\blight\b/);
    await expect(page.locator('html')).not.toHaveClass(/purple/);
  }
});
