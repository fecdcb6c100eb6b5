import { expect, type Page } from '@playwright/test';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getContent, getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { fromText } from '@/lib/text/rich-text';
import { URGENT } from './support/sample-pages';
import { test } from './support/test';

const numbers = [emergencyNumber, ambulanceNumber];

/** The pages of all languages for those who need help at once, with what to do first. */
const pages = listPublishedLanguages().flatMap((code) =>
  getContent(code).pages.flatMap((page) =>
    'firstSteps' in page && page.firstSteps
      ? [{ address: toAddressIn(code, page.path), firstSteps: page.firstSteps }]
      : [],
  ),
);

const call = (page: Page, number: string) =>
  page.getByRole('main').locator(`a[href="tel:${number}"]`).first();

test('shows what to do first and whom to call without scrolling, and on a phone while scrolling', {
  tag: ['@both-screens', '@visit'],
}, async ({ page, hasTouch }) => {
  for (const { address, firstSteps } of pages) {
    await page.goto(address);
    for (const number of numbers) {
      await expect(call(page, number), address).toBeInViewport({ ratio: 1 });
    }
    for (const { when, act } of firstSteps) {
      const step = page.getByRole('main').locator('p').filter({ hasText: when }).first();
      await expect(step, address).toContainText(fromText(act));
      await expect(step, address).toBeInViewport({ ratio: 1 });
    }
    if (hasTouch) {
      const bar = page.locator('.call-bar');
      await expect(bar.getByRole('link').first(), address).not.toBeInViewport();
      await page.getByRole('contentinfo').evaluate((footer) => {
        scrollTo({ top: footer.getBoundingClientRect().top / 2, behavior: 'instant' });
      });
      for (const number of numbers) {
        await expect(bar.locator(`a[href="tel:${number}"]`), address).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('is linked from the landing page, the footer and the menu of a phone', {
  tag: '@phone',
}, async ({ page }) => {
  const { label, menu, urgent: link } = getMessages().navigation;
  await page.goto('/');
  for (const region of [
    page.getByRole('navigation', { name: link.label }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(region.getByRole('link', { name: link.label })).toHaveAttribute('href', URGENT);
  }
  await page.getByRole('button', { name: menu }).click();
  const panel = page.getByRole('navigation', { name: label, exact: true });
  await panel.getByRole('link', { name: link.label }).click();
  await page.waitForURL(`**${URGENT}`);
  await expect(panel).toBeHidden();
});
