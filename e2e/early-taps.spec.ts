import { expect, type Page } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { holdScripts } from './support/hold-requests';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { site, page: pageMessages, home, navigation, reading } = getMessages();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const themeButton = (page: Page) =>
  page.getByRole('banner').locator('button:not([popovertarget])').last();
const expectHydrated = (page: Page) =>
  expect(page.locator('body')).not.toHaveAttribute('data-hydrating');

/** Opens a page that stops events as React does during hydration, and loads scripts once the result is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await page.addInitScript(() => {
    const stop = (event: Event) => 'hydrating' in document.body.dataset && event.stopPropagation();
    for (const type of ['pointerdown', 'click', 'keydown']) {
      document.addEventListener(type, stop, true);
    }
  });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('the theme button clicked before hydration looks busy, then acts once', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const theme = themeButton(page);
  await theme.click();
  await expect(theme).toHaveAttribute('aria-busy', 'true');
  await expect(theme).toHaveCSS('outline-style', 'dotted');
  release();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await expect(theme).not.toHaveAttribute('aria-busy');
  await theme.click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('another key or click cancels an early theme click; Print works early', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.printed = `${dataset.printed ?? ''}once`;
    };
  });
  const release = await openWithoutScripts(page, article.path);
  for (const cancel of [() => page.keyboard.press('Tab'), () => page.mouse.click(2, 500)]) {
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAttribute('aria-busy');
    await cancel();
    await expect(themeButton(page)).not.toHaveAttribute('aria-busy');
  }
  await button(page, pageMessages.tools.print).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'once');
  release();
  await expectHydrated(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'once');
});

const [card = { title: '' }] = getContent().eyeCareCards;

for (const [name, label, hasInvokers] of [
  ['the search', site.searchButton.label, true],
  ['the search by Ctrl K', site.searchButton.label, true],
  ['the search in a browser without invoker commands', site.searchButton.label, false],
  ['the reading settings', reading.button.label, true],
  ['an eye-care dialog', formatMessage(home.eyeCare.openAbout, { title: card.title }), true],
] as const) {
  test(`${name} opens before hydration`, async ({ page }) => {
    if (!hasInvokers) {
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
        // Otherwise Chromium would still handle the `command` attribute itself.
        addEventListener('click', (event) => event.preventDefault(), true);
      });
    }
    const release = await openWithoutScripts(page, '/');
    await (name.endsWith('K') ? page.keyboard.press('Control+k') : button(page, label).click());
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    const isSearch = label === site.searchButton.label;
    if (isSearch) {
      await page.keyboard.type(article.shortTitle);
    }
    release();
    await expectHydrated(page);
    await expect(dialog).toBeVisible();
    if (isSearch) {
      await expect(dialog.getByRole('searchbox')).toHaveValue(article.shortTitle);
      await expect(dialog.getByRole('listitem').getByRole('link').first()).toBeVisible();
    } else if (label === reading.button.label) {
      await expect(dialog.getByText(reading.panel.hint)).toBeVisible();
    }
    await dialog.getByRole('button').first().click();
    await expect(dialog).toHaveCount(0);
  });
}

test('the menu on a phone opens, closes and opens the search before hydration', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await button(page, navigation.menu).click();
  const menu = page.getByRole('navigation', { name: navigation.label });
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await button(page, navigation.menu).click();
  await menu.getByRole('button', { name: site.searchButton.label }).click();
  await expect(menu).toBeHidden();
  release();
  await expectHydrated(page);
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
});
