import { expect, type Locator, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { READING_KEY } from '@/lib/reading-settings/reading-settings';
import { expectNoAxeViolations } from './support/axe';
import { listFaint } from './support/contrast';
import { denyStorage } from './support/deny-storage';
import { clickInHeader, offsetFromHeader } from './support/header';
import { chooseBefore, largestSettings } from './support/reading-settings';
import { article } from './support/sample-pages';
import { test } from './support/test';
import { inEitherTheme } from './support/themes';

const { navigation, reading, search, site } = getMessages();
const { contrast, scales, toggles, reset, resetDone, close, sample } = reading.panel;

const root = (page: Page) => page.locator('html');
const opener = (page: Page) => page.getByRole('button', { name: reading.button.label });
const dialog = (page: Page) => page.getByRole('dialog', { name: reading.button.label });
const radio = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true });
const toggle = (page: Page, name: string) =>
  dialog(page).getByRole('checkbox', { name, exact: true });

async function openSettings(page: Page) {
  await clickInHeader(page, reading.button.label);
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
}

const chooseLargest = (page: Page, { label, choices }: { label: string; choices: string[] }) =>
  dialog(page)
    .getByRole('group', { name: label })
    .getByRole('radio', { name: String(choices.at(-1)), exact: true })
    .check();

const readStored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), READING_KEY);

test('a reading setting applies at once, and on other pages, after a reload and in other tabs, until Back to normal', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/privacy/');
  await page.goto('/faq/');
  await page.bringToFront();
  const script = page.waitForRequest(/\.js$/);
  await openSettings(page);
  await script;
  for (const scale of Object.values(scales)) {
    await chooseLargest(page, scale);
  }
  await radio(page, contrast.highLight).check();
  await toggle(page, toggles['underline-links'].label).check();
  await expect(root(page)).toHaveCSS('font-size', '32px');
  await expect(root(page)).toHaveClass(/\blight\b/);
  const text = page.getByRole('region', { name: sample.label });
  await expect(text.getByRole('paragraph')).not.toHaveCSS('letter-spacing', 'normal');
  const { 'calm-page': _, ...chosen } = largestSettings;
  expect(await readStored(page)).toEqual(chosen);
  await expectNoAxeViolations(page);
  await expect(root(other)).toHaveClass(/text-size-200/);

  await dialog(page).getByRole('button', { name: close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();
  await expect(page).toHaveURL(/patient-form/);
  await expect(root(page)).toHaveCSS('font-size', '32px');
  await page.reload();
  await openSettings(page);
  await expect(radio(page, contrast.highLight)).toBeChecked();
  await expect(toggle(page, toggles['underline-links'].label)).toBeChecked();

  const status = dialog(page).getByRole('status');
  await dialog(page).getByRole('button', { name: reset }).click();
  await expect(status).toHaveText(resetDone);
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await expect(radio(page, contrast.dark)).toBeChecked();
  expect(await readStored(page)).toBeNull();
  await expect(root(other)).toHaveCSS('font-size', '16px');
});

test('the reading settings can be opened, changed and closed by keyboard alone, even where storage is denied', {
  tag: '@both-screens',
}, async ({ page }) => {
  await denyStorage(page, 'localStorage');
  await page.goto(article.path);
  const menu = page.getByRole('button', { name: navigation.menu });
  const isInMenu = await menu.isVisible();
  if (isInMenu) {
    await menu.press('Enter');
  }
  await opener(page).press('Enter');
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveClass(/text-size-125/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(isInMenu ? menu : opener(page)).toBeFocused();
});

test('with the largest settings, dialogs fit 320 px and print is unchanged', async ({ page }) => {
  await chooseBefore(page, largestSettings);
  await page.setViewportSize({ width: 320, height: 640 });
  // e2e/every-page.spec.ts tests that no page is too wide.
  await page.goto(article.path);
  const expectFit = async (layer: Locator) => {
    expect(await layer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  };
  await openSettings(page);
  await expectFit(dialog(page));
  await clickInHeader(page, site.searchButton.label);
  const results = page.getByRole('dialog', { name: site.searchButton.label });
  await page.getByRole('searchbox', { name: search.label }).fill(article.title);
  await expect(results.getByRole('listitem').first()).toBeVisible();
  await expectFit(results);

  await page.emulateMedia({ media: 'print' });
  await expect(root(page)).toHaveCSS('font-size', '14px');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the high contrast setting has a contrast of at least 7:1 for texts and 3:1 for drawings in both themes', async ({
  page,
}) => {
  await chooseBefore(page, { ...largestSettings, 'text-size': 100 });
  for (const path of ['/', article.path, '/patient-form/']) {
    await page.goto(path);
    await inEitherTheme(page, async (theme) => {
      expect.soft(await listFaint(page), `${path} ${theme}`).toEqual([]);
    });
  }
});

test.describe('with the Calm page setting', () => {
  test.use({ hasSeenSplash: false });

  test('nothing is animated, the carousel shows all pictures, and links jump', async ({ page }) => {
    await chooseBefore(page, { 'calm-page': true });
    await page.goto(article.path);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.goto('/sports-vision/sportsvision/');
    for (const { title } of getMessages()['sports-carousel'].slides) {
      await expect(page.getByRole('group', { name: title })).toBeVisible();
    }
    await page.goto('/');
    await page.getByRole('banner').locator('a[href="/#faq"]').click();
    // The page jumps: in the frame after the click, the section is in view.
    await expect(page).toHaveURL('/#faq');
    expect(await offsetFromHeader(page, 'faq')).toBeLessThanOrEqual(1);
  });
});

test('the reading ruler follows the mouse and the focus, and is remembered', async ({ page }) => {
  const ruler = page.locator('.ruler');
  const middleOf = (element: Locator) =>
    element.evaluate((box: HTMLElement) => box.getBoundingClientRect().top + box.offsetHeight / 2);
  await page.goto('/patient-form/');
  await openSettings(page);
  await expect(ruler).toHaveCount(0);
  await toggle(page, toggles['reading-ruler'].label).check();
  await expect(ruler).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.mouse.move(300, 420);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect.poll(() => middleOf(ruler)).toBeCloseTo(420, 0);
  const field = page.getByRole('textbox').nth(1);
  await field.focus();
  const toField = async () => Math.abs((await middleOf(ruler)) - (await middleOf(field)));
  await expect.poll(toField).toBeLessThan(3);
  // The pointer may move before the ruler has followed the focus.
  await page.evaluate(() => {
    document.querySelector('a')?.focus();
    dispatchEvent(new PointerEvent('pointermove', { clientY: 300 }));
    return new Promise(requestAnimationFrame);
  });
  expect(await middleOf(ruler)).toBeCloseTo(300, 0);

  await page.reload();
  await expect(ruler).toHaveCount(1);
});

test('a new text size keeps the reading position and the focus in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(article.path);
  const heading = page.locator('main h2').nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  // Playwright's own `click()` would scroll the page.
  await opener(page).evaluate((button: HTMLElement) => button.click());
  await chooseLargest(page, scales['text-size']);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading).toBeInViewport();
  // The settings button has moved into the menu.
  await expect(page.locator(':focus')).toHaveAttribute('popovertarget');
});
