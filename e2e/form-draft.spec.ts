import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import {
  clinicAddress,
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  findDelivered,
  leaveAndReturn,
  newPatient,
  submit,
} from './support/forms';
import { holdScripts } from './support/hold-requests';
import { test } from './support/test';

const { patient: patientForm, help } = getMessages().forms;
const { restored, clear, cleared, undo } = help.draft;

const blank = { firstName: '', symptoms: '', service: '' };

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a form draft is restored after a reload or a visit to another page, clearing it can be undone, and it is gone once sent', async ({
  page,
}) => {
  const expectGone = async () => {
    await expectAnswers(page, blank);
    await expect(page.getByText(restored)).toHaveCount(0);
  };
  const patient = await fillInPatient(page, { symptoms: '' });
  await expect(page.getByText(restored)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expectAnswers(page, patient);
  await press(page, clear);
  await expect(page.getByText(cleared)).toBeFocused();
  await expectAnswers(page, blank);
  const typedSince = { firstName: 'Zoya', symptoms: 'Double vision.' };
  await fillIn(page, typedSince);
  await press(page, undo);
  await expectAnswers(page, { ...patient, ...typedSince });
  await expect(page.getByText(restored)).toBeFocused();
  await press(page, clear);
  await page.reload();
  await expectGone();

  await fillIn(page, patient);
  await leaveAndReturn(page);
  await expectAnswers(page, patient);
  await submit(page);
  await expectSentOnce(page, patient);
  await expectGone();
  await leaveAndReturn(page);
  await expectGone();
  await page.reload();
  await expectGone();
});

test('a form submitted before hydration shows other ways, and is sent later', async ({ page }) => {
  const patient = newPatient();
  const release = await holdScripts(page);
  await page.goto('/patient-form/', { waitUntil: 'commit' });
  await fillIn(page, patient);
  await submit(page);
  // The text is CSS generated content, which text locators do not find.
  const notice = page.locator(`[data-early="${help.submittedEarly}"]`);
  await expect(notice).toBeVisible();
  // What is being typed would otherwise be sent half-written.
  await fillIn(page, patient);
  await expect(notice).toBeHidden();
  await submit(page);
  const otherWays = page.getByRole('link', { name: clinicAddress }).filter({ visible: true });
  await expect(otherWays.first()).toBeVisible();
  release();
  await expectSentOnce(page, patient);
  await expect(page).toHaveURL('/patient-form/');
});

test('a submit before hydration sends nothing if there is a draft', async ({ page }) => {
  const patient = await fillInPatient(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await submit(page);
  release();
  await expect(page.getByText(restored)).toBeFocused();
  await expectAnswers(page, patient);
  expect(await findDelivered(patient.email)).toHaveLength(0);
  await submit(page);
  await expectSentOnce(page, patient);
});

test('a double click on Submit sends once, without text typed after it', async ({ page }) => {
  await page.goto('/patient-form/');
  // The validation code loads late.
  const release = await holdScripts(page);
  const patient = newPatient();
  await fillIn(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).dblclick();
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeDisabled();
  const typedSince = { phone: '22222222', symptoms: 'Something else.' };
  await fillIn(page, typedSince);
  release();
  await expectSentOnce(page, patient);
  await expectAnswers(page, { firstName: '', ...typedSince });
  // A second request would be sent before the next page has loaded.
  await leaveAndReturn(page);
  const delivered = await findDelivered(patient.email);
  expect(delivered).toHaveLength(1);
  expect(delivered[0]).toMatchObject({ phone: patient.phone, symptoms: patient.symptoms });
});
