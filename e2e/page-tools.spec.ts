import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { folded } from './support/sample-pages';
import { test } from './support/test';

const { tools } = getMessages().page;
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('shares or copies the address of the page, and prints it', async ({ page }) => {
  await page.addInitScript(() => {
    const note = (what: string) => document.body.setAttribute('data-done', what);
    window.print = () => note('printed');
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ url }: ShareData) => note(`shared ${url}`),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => note(`copied ${text}`) },
    });
  });
  await page.goto('/blog/3/?from=elsewhere#limits');
  const url = await canonical(page);
  const body = page.locator('body');
  const outcome = page.getByRole('main').getByRole('status');
  await press(page, tools.share);
  await expect(body).toHaveAttribute('data-done', `shared ${url}`);
  await expect(outcome).toBeEmpty();

  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));
    document.body.removeAttribute('data-done');
  });
  await press(page, tools.share);
  await press(page, tools.print);
  await expect(body).toHaveAttribute('data-done', 'printed');
  await expect(outcome).toBeEmpty();

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await press(page, tools.share);
  await expect(body).toHaveAttribute('data-done', `copied ${url}`);
  await expect(outcome).toHaveText(tools.copied);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await press(page, tools.share);
  await expect(outcome).toHaveText(formatMessage(tools.copyByHand, { address: String(url) }));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: tools.print })).toBeHidden();
});

test('opens the folded sources from a mark and leads to its own', async ({ page }) => {
  await page.goto(folded);
  const fold = page.locator('.reference-fold');
  await expect(fold).not.toHaveAttribute('open');
  const mark = page.getByRole('main').locator('sup a').last();
  const source = page.locator((await mark.getAttribute('href')) ?? '');
  await mark.click();
  await expect(fold).toHaveAttribute('open');
  await expect(source).toBeInViewport();
});
