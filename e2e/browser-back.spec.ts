import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { findFullBrowser } from '@/scripts/find-browser';
import { expectAnswers, expectSentOnce, fillInPatient, submit } from './support/forms';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

const { site } = getMessages();
const fullBrowser = findFullBrowser();

test.use({
  // Playwright switches off the memory in which a browser keeps the pages one has left; the headless shell
  // keeps none.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(fullBrowser && { executablePath: fullBrowser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

const pages = [
  '/',
  article.path,
  '/sports-vision/sportsvision/',
  '/blog/',
  post.path,
  '/patient-form/',
  '/login/',
];

test('a page one left for another site comes back as it was', async ({ page }) => {
  for (const path of pages) {
    // A browser forgets a page that takes some seconds to stop, as one may on a busy machine.
    await expect(async () => {
      await page.goto(path);
      await page.evaluate(() => {
        window.scrollTo(0, 300);
        document.documentElement.dataset.left = 'like this';
      });
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      // On one that was loaded again the mark is gone; then the browser says why.
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

test('a step back from where the search led shows the page without it', async ({ page }) => {
  await page.goto(post.path);
  await page.getByRole('button', { name: site.searchButton.label }).click();
  await page.getByRole('searchbox').fill(article.title);
  await page.getByRole('dialog').locator(`a[href="${article.path}"]`).first().click();
  await expect(page).toHaveURL(article.path);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(post.path);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a half-filled form one left for another site comes back and arrives once', async ({
  page,
}) => {
  const patient = await fillInPatient(page);
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expectAnswers(page, patient);
  await submit(page);
  await expectSentOnce(page, patient);
});
