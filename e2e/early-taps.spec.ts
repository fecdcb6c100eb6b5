import { expect, type Page } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { holdScripts } from './support/hold-requests';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { site, page: pageMessages, home, navigation, reading } = getMessages();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const isLight = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('light'));

/** Opens a page, whose scripts come when `release` is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a click before hydration is marked as waiting, and counts once', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const theme = page.getByRole('banner').locator('button:not([popovertarget])').last();
  await theme.click();
  await expect(theme).toHaveAttribute('aria-busy', 'true');
  await expect(theme).toHaveCSS('outline-style', 'dotted');
  release();
  await expect.poll(() => isLight(page)).toBe(true);
  await expect(theme).not.toHaveAttribute('aria-busy');
  await theme.click();
  await expect.poll(() => isLight(page)).toBe(false);
});

test('a later key or click cancels a click that waits for hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, article.path);
  const theme = page.getByRole('banner').locator('button:not([popovertarget])').last();
  await theme.click();
  await page.keyboard.press('Tab');
  await expect(theme).not.toHaveAttribute('aria-busy');
  await theme.click();
  await page.mouse.click(2, 500);
  await expect(theme).not.toHaveAttribute('aria-busy');
  release();
  await expect(page.locator('body')).not.toHaveAttribute('data-hydrating');
  expect(await isLight(page)).toBe(false);
});

test('a click on the carousel waits for its code', async ({ page }) => {
  const carousel = getMessages()['sports-carousel'];
  const release = await openWithoutScripts(page, '/sports-vision/sportsvision/');
  await button(page, carousel.pause).click();
  release();
  await expect(button(page, carousel.play)).toBeVisible();
});

for (const [name, label, message] of [
  ['the search', site.searchButton.label, undefined],
  ['the reading settings', reading.button.label, reading.panel.hint],
  [
    'an eye-care card',
    home.eyeCare.openAbout.replace('{title}', String(getContent().eyeCareCards[0]?.title)),
    undefined,
  ],
] as const) {
  test(`opens ${name} before hydration`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/');
    await button(page, label).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    const isSearch = label === site.searchButton.label;
    if (isSearch) {
      await page.keyboard.type(article.shortTitle);
    }
    release();
    await expect(page.locator('body')).not.toHaveAttribute('data-hydrating');
    await expect(dialog).toBeVisible();
    if (message) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    if (isSearch) {
      await expect(dialog.getByRole('searchbox')).toHaveValue(article.shortTitle);
      await expect(dialog.getByRole('listitem').getByRole('link').first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}

test('opens the menu of a phone before hydration', { tag: '@phone' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await button(page, navigation.menu).click();
  const menu = page.getByRole('navigation', { name: navigation.label });
  await expect(menu).toBeVisible();
  release();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('opens a dialog before hydration in a browser without invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // Chromium itself would still follow the command.
    addEventListener('click', (event) => event.preventDefault());
  });
  const release = await openWithoutScripts(page, '/');
  await button(page, site.searchButton.label).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  release();
  await expect(page.locator('body')).not.toHaveAttribute('data-hydrating');
  await dialog.getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
});

test('prints once before hydration', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const root = document.documentElement;
      root.dataset.printed = String(Number(root.dataset.printed ?? 0) + 1);
    };
  });
  const release = await openWithoutScripts(page, article.path);
  await button(page, pageMessages.tools.print).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  release();
  await expect(page.locator('body')).not.toHaveAttribute('data-hydrating');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
});
