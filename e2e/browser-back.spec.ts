import { expect, type Page } from '@playwright/test';
import { getContent } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { findFullBrowser } from '@/scripts/find-browser';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { eyeCareCards, messages } = getContent();
const { home, navigation, site } = messages;
const card = { id: '', title: '', ...eyeCareCards[0] };
const openAbout = formatMessage(home.eyeCare.openAbout, { title: card.title });
const fullBrowser = findFullBrowser();

test.use({
  // Playwright turns the back/forward cache off, and the headless shell has none.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(fullBrowser && { executablePath: fullBrowser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

const pages = ['/', article.path, '/sports-vision/sportsvision/', '/patient-form/'];

test('a page comes back from the back/forward cache as it was left', async ({ page }) => {
  for (const path of pages) {
    // A page that takes seconds to freeze, as on a busy machine, is evicted from the cache.
    await expect(async () => {
      await page.goto(path);
      await page.evaluate(() => {
        window.scrollTo(0, 300);
        document.documentElement.dataset.left = 'like this';
      });
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      // A page that was loaded again has no mark; the browser says why.
      const reasons = await page.evaluate(() =>
        JSON.stringify(performance.getEntriesByType('navigation')),
      );
      await expect(page.locator('html'), `${path} ${reasons}`).toHaveAttribute(
        'data-left',
        'like this',
        { timeout: 2000 },
      );
      expect(await scrollTop(page), path).toBe(300);
    }).toPass({ timeout: 60_000 });
  }
});

test('a step back from a post leads to the same place in the list', async ({ page }) => {
  await page.goto('/blog/');
  const last = page.getByRole('main').getByRole('article').last();
  await last.getByRole('link').scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(100);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/\d+\/$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('a step back after following a link in a dialog shows the page with the dialog closed', async ({
  page,
}) => {
  const search = page.getByRole('dialog', { name: site.searchButton.label });
  const openSearch = () => page.getByRole('button', { name: site.searchButton.label }).click();
  const openCard = () => page.getByRole('button', { name: openAbout }).click();
  for (const [open, words, layer, address] of [
    [openSearch, article.title, search, article.path],
    [openSearch, 'qqqqqq', search, '/#contact'],
    [openCard, '', page.getByRole('dialog', { name: card.title }), `/eye-care/#${card.id}`],
  ] as const) {
    await page.goto('/');
    await open();
    if (words) {
      await page.getByRole('searchbox').fill(words);
    }
    await layer.locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(layer).toBeHidden();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(layer).toBeHidden();
  }
});

test('a link in the menu or the header of a phone closes the menu, and Back works', {
  tag: '@phone',
}, async ({ page }) => {
  const menu = page.getByRole('navigation', { name: navigation.label });
  const choose = async (label: string) => {
    await page.getByRole('button', { name: navigation.menu }).click();
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(menu).toBeHidden();
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy/');
  await choose('FAQ');
  await expect(page).toHaveURL('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  await choose('FAQ');
  await expect(page.locator('#faq')).toBeFocused();
  await choose('Contact');
  await expect(page).toHaveURL('/#contact');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/#faq');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/privacy/');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: navigation.menu }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).tap();
  await expect(page).toHaveURL(navigation.patientForm.href);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/privacy/');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});
