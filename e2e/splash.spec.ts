import { expect, type Page } from '@playwright/test';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { splashMs } from '@/lib/site/style-tokens';
import { holdTime, seekAnimations } from './support/animations';
import { test } from './support/test';

test.use({ hasSeenSplash: false });

const splash = (page: Page) => page.locator('#splash');

test('it stands for 2500 ms over a page that is already there', async ({ page }) => {
  await holdTime(page);
  await page.goto('/');
  await seekAnimations(splash(page), splashMs - 1);
  await expect(splash(page)).toBeVisible();
  await expect(splash(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await seekAnimations(splash(page), splashMs);
  await expect(splash(page)).toBeHidden();
});

test('it stands at the first document of a tab session only', async ({ page, context }) => {
  await holdTime(page);
  await page.goto('/');
  await expect(splash(page)).toBeVisible();
  await page.reload();
  await expect(splash(page)).toBeHidden();
  await page.goto('/');
  await expect(splash(page)).toBeHidden();
  const otherTab = await context.newPage();
  await holdTime(otherTab);
  await otherTab.goto('/');
  await expect(splash(otherTab)).toBeVisible();
});

test('it never covers a page to which somebody may have come for help', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.removeItem('splash'));
  await holdTime(page);
  const onePerKind = new Map(getContent().pages.map((one) => [one.kind, one]));
  onePerKind.delete('landing');
  for (const { path } of onePerKind.values()) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(splash(page), path).toBeHidden();
  }
});

// Every signal: lib/browser/head/head-scripts.test.ts.
test('in every language a key ends it at once', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.removeItem('splash'));
  await holdTime(page);
  for (const code of listPublishedLanguages()) {
    await page.goto(toAddressIn(code, '/'));
    await expect(splash(page), code).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(splash(page), code).toBeHidden();
  }
});

test('it is not shown under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(splash(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it ends by its style alone, and covers no other page', async ({ page }) => {
    const goOn = await holdTime(page);
    await page.goto('/eye-care/urgent/');
    await expect(splash(page)).toBeHidden();
    await page.goto('/');
    await expect(splash(page)).toBeVisible();
    await goOn();
    await expect(splash(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
