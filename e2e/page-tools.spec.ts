import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { post } from './support/sample-pages';
import { test } from './support/test';

const { tools } = getMessages().page;

test('the page tools share or copy the URL of the page, and print it', async ({ page }) => {
  await page.addInitScript(() => {
    const note = (what: string) => document.body.setAttribute('data-done', what);
    window.print = () => note('printed');
    Object.assign(navigator, { share: async ({ url }: ShareData) => note(`shared ${url}`) });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => note(`copied ${text}`) },
    });
  });
  await page.goto(`${post.path}?from=elsewhere#limits`);
  const address = String(await page.locator('link[rel="canonical"]').getAttribute('href'));
  const body = page.locator('body');
  const outcome = page.getByRole('main').getByRole('status');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press(tools.share);
  await expect(body).toHaveAttribute('data-done', `shared ${address}`);
  await expect(outcome).toBeEmpty();

  await press(tools.print);
  await expect(body).toHaveAttribute('data-done', 'printed');
  await expect(outcome).toBeEmpty();

  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await press(tools.share);
  await expect(body).toHaveAttribute('data-done', `copied ${address}`);
  await expect(outcome).toHaveText(tools.copied);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await press(tools.share);
  await expect(outcome).toHaveText(formatMessage(tools.copyByHand, { address }));
});
