import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { listPublishedTranslations } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { foreignNodes } from './support/foreign-nodes';
import { control, expectSentOnce, fillIn, newPatient, submit } from './support/forms';
import { holdScripts } from './support/hold-requests';
import { chooseBefore } from './support/reading-settings';
import { article } from './support/sample-pages';
import { test } from './support/test';

const translated = listPublishedTranslations()
  .slice(0, 1)
  .flatMap((code) => ['/', '/patient-form/'].map((path) => toAddressIn(code, path)));

const paths = ['/', article.path, '/eye-care/urgent/', '/patient-form/'];

/** Opens a page and changes its DOM before hydration. */
async function openChanged(page: Page, path: string, change: () => void) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(change);
  release();
  await expect(page.locator('body')).not.toHaveAttribute('data-hydrating');
}

for (const [kind, change] of Object.entries(foreignNodes)) {
  test(`pages keep their content and settings after hydration with ${kind}`, async ({ page }) => {
    await chooseBefore(page, { 'text-size': 150 }, 'light');
    for (const path of [...paths, ...translated]) {
      await openChanged(page, path, change);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
      await expect(page.locator('html'), path).toHaveClass(/\blight\b/);
      await expect(page.locator('html'), path).toHaveClass(/\btext-size-150\b/);
      await expect(page.locator('html'), path).not.toHaveClass(/\bscript-lost\b/);
      await expect(page.locator('#splash'), path).toBeHidden();
    }
  });
}

test('text submitted before a hydration mismatch is kept and can be sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/patient-form/', { waitUntil: 'commit' });
  const patient = newPatient();
  await fillIn(page, patient);
  const field = control(page, 'firstName');
  const old = await field.elementHandle();
  await page.evaluate(foreignNodes['the box of a password manager']);
  await submit(page);
  release();
  await page.waitForFunction((input) => !input?.isConnected, old);
  await expect(page.getByText(getMessages().forms.help.draft.restored)).toBeFocused();
  await expect(field).toHaveValue(String(patient.firstName));
  await submit(page);
  await expectSentOnce(page, patient);
});
