import { expect } from '@playwright/test';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/emergency-numbers';
import { getContent, getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { fromText } from '@/lib/text/rich-text';
import { URGENT } from './support/sample-pages';
import { test } from './support/test';

test('pages for emergencies show what to do first and whom to call without scrolling, and on a phone while scrolling', {
  tag: ['@both-screens', '@visit'],
}, async ({ page, hasTouch }) => {
  const main = page.getByRole('main');
  for (const code of listPublishedLanguages()) {
    for (const document of getContent(code).pages) {
      if (!('firstSteps' in document && document.firstSteps)) {
        continue;
      }
      const address = toAddressIn(code, document.path);
      await page.goto(address);
      const steps = document.firstSteps.map(({ when, act }) =>
        main
          .locator('p')
          .filter({ hasText: when })
          .filter({ hasText: fromText(act) }),
      );
      const calls = [emergencyNumber, ambulanceNumber].map((number) =>
        main.locator(`a[href="tel:${number}"]`),
      );
      for (const part of [...steps, ...calls]) {
        await expect(part.first(), address).toBeInViewport({ ratio: 1 });
      }
      if (hasTouch) {
        const barCalls = page.locator('.call-bar').getByRole('link');
        await expect(barCalls.first(), address).not.toBeInViewport();
        await page.getByRole('contentinfo').evaluate((footer) => {
          scrollTo({ top: footer.getBoundingClientRect().top / 2, behavior: 'instant' });
        });
        await expect(barCalls.first(), address).toBeInViewport({ ratio: 1 });
        await expect(barCalls.last(), address).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('the page for emergencies is linked from the landing page, the footer and the menu of a phone', {
  tag: '@phone',
}, async ({ page }) => {
  const { label, menu, urgent } = getMessages().navigation;
  await page.goto('/');
  for (const region of [
    page.getByRole('navigation', { name: urgent.label }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(region.getByRole('link', { name: urgent.label })).toHaveAttribute('href', URGENT);
  }
  await page.getByRole('button', { name: menu }).click();
  const panel = page.getByRole('navigation', { name: label, exact: true });
  await panel.getByRole('link', { name: urgent.label }).click();
  await expect(page).toHaveURL(URGENT);
});
