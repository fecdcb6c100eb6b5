import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { expectNoAxeViolationsInEitherTheme } from './support/axe';
import { fillIn, newPatient, SEND_URL, submit } from './support/forms';
import { holdRequests } from './support/hold-requests';
import { test } from './support/test';

const { patient: patientForm, help: formHelp } = getMessages().forms;

test.beforeEach(async ({ page }) => {
  await page.goto('/patient-form/');
});

test('the next steps are beside the form in a region with its own name', async ({ page }) => {
  const { next } = getOnlyPage('form');
  const beside = page.getByRole('complementary', { name: next.title });
  await expect(beside.getByRole('listitem')).toHaveText(
    next.steps.map(({ text: step }) => new RegExp(`${step}$`)),
  );
});

test('axe finds nothing in either theme on a form with errors, a restored draft, failed, pending and sent', async ({
  page,
}) => {
  await submit(page);
  await expect(page.getByText(patientForm.summary.empty)).toBeVisible();
  await expectNoAxeViolationsInEitherTheme(page);

  await fillIn(page, newPatient());
  await page.reload();
  await expect(page.getByText(formHelp.draft.restored)).toBeVisible();
  await page.route(SEND_URL, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await submit(page);
  await expect(page.getByText(patientForm.failed)).toBeVisible();
  await expectNoAxeViolationsInEitherTheme(page);

  const answer = await holdRequests(page, SEND_URL);
  await submit(page);
  await expect(page.getByText(patientForm.wait)).toBeVisible();
  await expectNoAxeViolationsInEitherTheme(page);
  answer();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await expectNoAxeViolationsInEitherTheme(page);
});
