import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import {
  clinicAddress,
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  leaveAndReturn,
  newPatient,
  submit,
} from './support/forms';
import { holdScripts } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { patient: patientForm, help: formHelp } = getMessages().forms;

test('a double click or two submits at once send once and show the success message', async ({
  page,
}) => {
  for (const act of [
    () => page.getByRole('button', { name: patientForm.submit }).dblclick(),
    () =>
      page.getByRole('form', { name: patientForm.label }).evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      }),
  ]) {
    const patient = await fillInPatient(page);
    await act();
    await expectSentOnce(page, patient);
    // A second request would go out before the next page is there.
    await leaveAndReturn(page);
    expect(await findDelivered(String(patient.email))).toHaveLength(1);
  }
});

test('a submit before hydration shows other ways to reach the clinic, and is sent after it', async ({
  page,
}) => {
  const patient = newPatient();
  const release = await holdScripts(page);
  await page.goto('/patient-form/', { waitUntil: 'commit' });
  await fillIn(page, patient);
  await submit(page);
  // Its text is generated content.
  await expect(page.locator(`[data-early="${formHelp.submittedEarly}"]`)).toBeVisible();
  const otherWays = page.getByRole('link', { name: clinicAddress }).filter({ visible: true });
  await expect(otherWays.first()).toBeVisible();
  release();
  await expectSentOnce(page, patient);
  expect(page.url()).toMatch(/\/patient-form\/$/);
});

test('sends the answers at the time of the submit, not those typed while the form is checked', async ({
  page,
}) => {
  await page.goto('/patient-form/');
  const release = await holdScripts(page);
  const patient = newPatient();
  await fillIn(page, patient);
  await submit(page);
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeDisabled();
  const typedSince = { phone: '22222222', symptoms: 'Something else.' };
  await fillIn(page, typedSince);
  release();
  await expectSentOnce(page, patient);
  const [params] = await findDelivered(String(patient.email));
  expect(params).toMatchObject({ phone: patient.phone, symptoms: patient.symptoms });
  await expectAnswers(page, { firstName: '', ...typedSince });
});
