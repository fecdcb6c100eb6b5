import { expect } from '@playwright/test';
import { getContent } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { findFullBrowser } from '@/scripts/find-browser';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { eyeCareCards, messages } = getContent();
const { home, site } = messages;
const [card = { id: '', title: '' }] = eyeCareCards;
const fullBrowser = findFullBrowser();

test.use({
  // Playwright disables the back/forward cache, and the headless shell does not have one.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(fullBrowser && { executablePath: fullBrowser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('the back/forward cache restores a page with its scroll position', async ({ page }) => {
  for (const path of ['/', article.path, '/sports-vision/sportsvision/', '/patient-form/']) {
    // If a page takes seconds to freeze, as on a busy machine, it is evicted from the cache.
    await expect(async () => {
      await page.goto(path);
      await page.evaluate(() => {
        window.scrollTo(0, 300);
        document.documentElement.dataset.left = '';
      });
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      // A page that was reloaded has lost this mark.
      await expect(page.locator('html'), path).toHaveAttribute('data-left', { timeout: 2000 });
      expect(await page.evaluate(() => scrollY), path).toBe(300);
    }).toPass({ timeout: 60_000 });
  }
});

test('the Back button shows the page with the dialog closed, after a link in the search or an eye-care dialog', async ({
  page,
}) => {
  const openAbout = formatMessage(home.eyeCare.openAbout, { title: card.title });
  for (const [button, words, address] of [
    [site.searchButton.label, article.title, article.path],
    [openAbout, '', `/eye-care/#${card.id}`],
  ] as const) {
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    const dialog = page.locator('dialog[open]');
    if (words) {
      await page.getByRole('searchbox').fill(words);
    }
    await dialog.locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(dialog).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(dialog).toHaveCount(0);
  }
});
