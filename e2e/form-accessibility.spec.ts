import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages';
import { expectNoAxeViolationsInEitherTheme } from './support/axe';
import { fillIn, newPatient, SEND_URL } from './support/forms';
import { test } from './support/test';

const { patient: patientForm, help: formHelp } = getMessages().forms;

test('what happens next stands beside the form under its own name', async ({ page }) => {
  await page.goto('/patient-form/');
  const { next } = getOnlyPage('form');
  const beside = page.getByRole('complementary', { name: next.title });
  await expect(beside.getByRole('listitem')).toHaveText(
    next.steps.map((step) => new RegExp(`${step}$`)),
  );
});

test.describe('axe finds nothing in either theme', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/patient-form/');
  });

  test('on a form with errors', async ({ page }) => {
    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(page.getByText(patientForm.summary.empty)).toBeVisible();
    await expectNoAxeViolationsInEitherTheme(page);
  });

  test('on a form on its way', async ({ page }) => {
    await page.route(SEND_URL, () => undefined);
    await fillIn(page, newPatient());
    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(page.getByText(patientForm.wait)).toBeVisible();
    await expectNoAxeViolationsInEitherTheme(page);
  });

  test('on a sent form', async ({ page }) => {
    await fillIn(page, newPatient());
    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(page.getByText(patientForm.sent)).toBeVisible();
    await expectNoAxeViolationsInEitherTheme(page);
  });

  test('on a failed form with a restored draft', async ({ page }) => {
    await page.route(SEND_URL, (route) => route.fulfill({ status: 500 }));
    await fillIn(page, newPatient());
    await page.reload();
    await expect(page.getByText(formHelp.draft.restored)).toBeVisible();
    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(page.getByText(patientForm.failed)).toBeVisible();
    await expectNoAxeViolationsInEitherTheme(page);
  });
});
