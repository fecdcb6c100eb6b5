import { expect } from '@playwright/test';
import { formHelp, patientForm } from '@/content/en/forms';
import { expectNoFaults } from './support/axe';
import { fillIn, newPatient, SEND_URL } from './support/forms';
import { test } from './support/test';

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme axe finds nothing`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto('/patient-form/');
      await expect(page.locator('html')).toHaveClass(new RegExp(theme));
    });

    test('on the empty form', async ({ page }) => {
      await expectNoFaults(page);
    });

    test('on a form with errors', async ({ page }) => {
      await page.getByRole('button', { name: patientForm.submit }).click();
      await expect(page.getByText(patientForm.summary.empty)).toBeVisible();
      await expectNoFaults(page);
    });

    test('on a form on its way', async ({ page }) => {
      await page.route(SEND_URL, () => undefined);
      await fillIn(page, newPatient());
      await page.getByRole('button', { name: patientForm.submit }).click();
      await expect(page.getByText(patientForm.wait)).toBeVisible();
      await expectNoFaults(page);
    });

    test('on a sent form', async ({ page }) => {
      await fillIn(page, newPatient());
      await page.getByRole('button', { name: patientForm.submit }).click();
      await expect(page.getByText(patientForm.sent)).toBeVisible();
      await expectNoFaults(page);
    });

    test('on a failed form with a restored draft', async ({ page }) => {
      await page.route(SEND_URL, (route) => route.fulfill({ status: 500 }));
      await fillIn(page, newPatient());
      await page.reload();
      await expect(page.getByText(formHelp.draft.restored)).toBeVisible();
      await page.getByRole('button', { name: patientForm.submit }).click();
      await expect(page.getByText(patientForm.failed)).toBeVisible();
      await expectNoFaults(page);
    });
  });
}
