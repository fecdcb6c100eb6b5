import { expect, type Page } from '@playwright/test';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { splashMs } from '@/lib/site/style-tokens';
import { holdTime, seekAnimations } from './support/animations';
import { denyStorage } from './support/deny-storage';
import { test } from './support/test';

test.use({ hasSeenSplash: false });

const splash = (page: Page) => page.locator('#splash');

test.beforeEach(({ page }) => holdTime(page));

test('the splash screen covers an already rendered page for 2500 ms, only on the first page of a tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await seekAnimations(splash(page), splashMs - 1);
  await expect(splash(page)).toBeVisible();
  await expect(splash(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await seekAnimations(splash(page), splashMs);
  await expect(splash(page)).toBeHidden();
  await page.reload();
  await expect(splash(page)).toBeHidden();
  const otherTab = await context.newPage();
  await holdTime(otherTab);
  await otherTab.goto('/');
  await expect(splash(otherTab)).toBeVisible();
});

test('the splash screen covers only the landing page, ends on any input, and is not shown with reduced motion or without storage', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.removeItem('splash'));
  await page.goto('/faq/');
  await expect(splash(page)).toBeHidden();
  const press = () => page.keyboard.press('Tab');
  for (const [address, end] of [
    ...listPublishedLanguages().map((code) => [toAddressIn(code, '/'), press] as const),
    ['/', () => page.mouse.click(2, 400)],
    ['/', () => page.mouse.wheel(0, 1)],
  ] as const) {
    await page.goto(address);
    await expect(splash(page), address).toBeVisible();
    await end();
    await expect(splash(page), address).toBeHidden();
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(splash(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await denyStorage(page, 'sessionStorage');
  await page.goto('/');
  await expect(splash(page)).toBeHidden();
});
