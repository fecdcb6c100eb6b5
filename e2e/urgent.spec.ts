import { expect, type Page } from '@playwright/test';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/emergency-numbers';
import { getContent, getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { fromText } from '@/lib/text/rich-text';
import { test } from './support/test';

const urgent = '/eye-care/urgent/';

const call = (page: Page, number: string) =>
  page.getByRole('main').locator(`a[href="tel:${number}"]`).first();

for (const code of listPublishedLanguages()) {
  const pages = getContent(code).pages.flatMap((page) =>
    'firstSteps' in page && page.firstSteps
      ? [{ path: page.path, firstSteps: page.firstSteps }]
      : [],
  );

  test(`pages in ${code} for those who need help at once show what to do first and whom to call without scrolling`, {
    tag: ['@both-screens', '@visit'],
  }, async ({ page }) => {
    for (const { path, firstSteps } of pages) {
      await page.goto(toAddressIn(code, path));
      for (const number of [emergencyNumber, ambulanceNumber]) {
        await expect(call(page, number), path).toBeInViewport({ ratio: 1 });
      }
      for (const { when, act } of firstSteps) {
        const step = page.getByRole('main').locator('p').filter({ hasText: when }).first();
        await expect(step, path).toContainText(fromText(act));
        await expect(step, path).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the calls of a page for those who need help at once stay in view on a phone', {
  tag: '@phone',
}, async ({ page }) => {
  for (const { path } of getContent().pages.filter(
    (each) => 'firstSteps' in each && each.firstSteps,
  )) {
    await page.goto(path);
    const bar = page.locator('.call-bar');
    await expect(bar.getByRole('link').first(), path).not.toBeInViewport();
    await page.getByRole('contentinfo').evaluate((footer) => {
      scrollTo({ top: footer.getBoundingClientRect().top / 2, behavior: 'instant' });
    });
    for (const number of [emergencyNumber, ambulanceNumber]) {
      const link = bar.locator(`a[href="tel:${number}"]`);
      await expect(link, path).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the landing page, the footer and the menu of a phone lead to all signs', {
  tag: '@phone',
}, async ({ page }) => {
  const { label, menu, urgent: link } = getMessages().navigation;
  await page.goto('/');
  for (const region of [
    page.getByRole('navigation', { name: link.label }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(region.getByRole('link', { name: link.label })).toHaveAttribute('href', urgent);
  }
  await page.goto('/blog/');
  await page.getByRole('contentinfo').getByRole('link', { name: link.label }).click();
  await page.waitForURL(`**${urgent}`);
  await page.goto('/faq/');
  await page.getByRole('button', { name: menu }).click();
  const panel = page.getByRole('navigation', { name: label, exact: true });
  await panel.getByRole('link', { name: link.label }).click();
  await page.waitForURL(`**${urgent}`);
  await expect(panel).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page of all signs has every sign and what to do about it', async ({ page }) => {
    await page.goto(urgent);
    for (const { noticed, until } of Object.values(getContent().signs).flatMap((level) =>
      Object.values(level),
    )) {
      const sign = page.getByRole('main').locator('li').filter({ hasText: noticed }).first();
      await expect(sign).toBeVisible();
      await expect(sign).toContainText(fromText(until));
    }
    await expect(call(page, emergencyNumber)).toBeVisible();
  });
});
