import { expect, type Page } from '@playwright/test';
import { getContent } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages';
import { formatMessage } from '@/lib/text/format-message';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { eyeCareCards, messages } = getContent();
const { home, navigation, search, site } = messages;
const card = { id: '', title: '', ...eyeCareCards[0] };
const privacy = getPage('page', '/privacy/');

/** What a button opens over the page. */
const toLayer = (button: string, role: 'dialog' | 'navigation', name = button) => ({
  open: (page: Page) => page.getByRole('button', { name: button }).click(),
  layer: (page: Page) => page.getByRole(role, { name }),
});

const searchDialog = toLayer(site.searchButton.label, 'dialog');
const openAbout = formatMessage(home.eyeCare.openAbout, { title: card.title });
const eyeCareDialog = toLayer(openAbout, 'dialog', card.title);
const menu = toLayer(navigation.menu, 'navigation', navigation.label);

/** From another page of the site to the landing page, as a visitor comes. */
async function comeFromPrivacy(page: Page) {
  await page.goto(privacy.path);
  await page.getByRole('banner').getByRole('link', { name: site.homeLabel }).click();
  await expect(page.locator('#home')).toBeVisible();
}

for (const [name, { open, layer }, tag] of [
  ['the search', searchDialog, []],
  ['a dialog of eye care', eyeCareDialog, []],
  ['the menu', menu, ['@phone']],
] as const) {
  test(`Back closes ${name} and nothing else`, { tag: [...tag] }, async ({ page }) => {
    await comeFromPrivacy(page);
    const steps = await page.evaluate(() => history.length);
    const place = await page.evaluate(() => window.navigation.currentEntry?.key);
    for (const _ of ['once', 'twice']) {
      await open(page);
      await expect(layer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer(page)).toBeHidden();
    }
    await expect.poll(() => page.evaluate(() => window.navigation.currentEntry?.key)).toBe(place);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
    await open(page);
    await expect(layer(page)).toBeVisible();
    await page.goBack();
    await expect(layer(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await page.goBack();
    await expect(page).toHaveURL(privacy.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
  });
}

test('Back closes a dialog on the first page of a site too', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.goto('/');
  await searchDialog.open(page);
  await expect(searchDialog.layer(page)).toBeVisible();
  await page.goBack();
  await expect(searchDialog.layer(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a step back from where a dialog leads shows the page without the dialog', async ({
  page,
}) => {
  await comeFromPrivacy(page);
  const find = (words: string) => page.getByRole('searchbox', { name: search.label }).fill(words);
  for (const [{ open, layer }, address, words] of [
    [searchDialog, article.path, article.title],
    [searchDialog, '/#contact', 'qqqqqq'],
    [eyeCareDialog, `/eye-care/#${card.id}`, ''],
  ] as const) {
    await open(page);
    if (words) {
      await find(words);
    }
    await layer(page).locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(layer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(layer(page)).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(privacy.path);
});

test('a step forward after a dialog was closed leaves every link and button at work', async ({
  page,
}) => {
  await page.goto('/about/');
  await searchDialog.open(page);
  await expect(searchDialog.layer(page)).toBeVisible();
  await page.goBack();
  await expect(searchDialog.layer(page)).toBeHidden();
  await page.goForward();
  await expect(searchDialog.layer(page)).toBeHidden();
  await searchDialog.open(page);
  await expect(searchDialog.layer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchDialog.layer(page)).toBeHidden();
  await page.goForward();
  const section = { id: '', label: '', ...navigation.sections[1] };
  if (await page.getByRole('button', { name: navigation.menu }).isVisible()) {
    await menu.open(page);
  }
  await menu.layer(page).getByRole('link', { name: section?.label, exact: true }).click();
  await expect(page).toHaveURL(`/#${section?.id}`);
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});

test.describe('from the menu of a phone', { tag: '@phone' }, () => {
  const choose = async (page: Page, label: string) => {
    await menu.open(page);
    await menu.layer(page).getByRole('link', { name: label, exact: true }).click();
    await expect(menu.layer(page)).toBeHidden();
  };

  test('a step back leads to where the menu was opened', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await comeFromPrivacy(page);
    await choose(page, 'FAQ');
    await expect(page).toHaveURL('/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    await choose(page, 'FAQ');
    await expect(page.locator('#faq')).toBeFocused();
    await choose(page, 'Contact');
    await expect(page).toHaveURL('/#contact');
    await page.goBack();
    await expect(page).toHaveURL('/#faq');
    await expect(menu.layer(page)).toBeHidden();

    await page.goto(privacy.path);
    await choose(page, 'FAQ');
    await expect(page).toHaveURL('/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(privacy.path);
    await expect(menu.layer(page)).toBeHidden();
  });

  test('a tap on the header closes it and does what it says', async ({ page }) => {
    await comeFromPrivacy(page);
    await menu.open(page);
    await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).tap();
    await expect(page).toHaveURL(navigation.patientForm.href);
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu.layer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(privacy.path);
  });
});
