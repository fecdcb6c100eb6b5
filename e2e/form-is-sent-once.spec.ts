import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import type { Answers } from '@/lib/forms/field';
import {
  control,
  expectAnswers,
  expectSent,
  fillIn,
  newPatient,
  SEND_URL,
  submit,
} from './support/forms';
import { holdRequests, holdScripts } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { forms, site } = getMessages();
const { patient: patientForm } = forms;

const ways: [name: string, act: (page: Page) => Promise<void>][] = [
  ['a double click', (page) => page.getByRole('button', { name: patientForm.submit }).dblclick()],
  [
    'two submits in the same moment',
    (page) =>
      page.getByRole('form', { name: patientForm.label }).evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      }),
  ],
];

for (const [name, act] of ways) {
  test(`${name} sends once and ends in the good news`, async ({ page }) => {
    const patient = newPatient();
    let requests = 0;
    page.on('request', (request) => {
      requests += request.method() === 'POST' ? 1 : 0;
    });
    await page.goto('/patient-form/');
    await fillIn(page, patient);
    await act(page);
    await expectSent(page);
    // A second request would go out before the next page is there.
    await page.getByRole('banner').getByRole('link', { name: site.homeLabel }).click();
    await expect(page).toHaveURL('/');
    expect(requests).toBe(1);
    expect(await findDelivered(String(patient.email))).toHaveLength(1);
  });
}

/** Sends a registration, which stays pending until the returned function is called. */
async function sendAndHold(page: Page, patient: Answers): Promise<() => void> {
  const release = await holdRequests(page, SEND_URL);
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  const request = page.waitForRequest(SEND_URL);
  await submit(page);
  await request;
  await expect(page.getByRole('button', { name: patientForm.submitting })).toBeDisabled();
  await expect(page.getByRole('status')).toContainText(patientForm.wait);
  return release;
}

test('leaving a form that is being sent does not send it twice', async ({ page }) => {
  const patient = newPatient();
  const release = await sendAndHold(page, patient);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('#home')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: patientForm.submitting })).toBeDisabled();
  release();
  await expectSent(page);
  await expect(control(page, 'firstName')).toHaveValue('');
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('what is typed while the form is being sent stays', async ({ page }) => {
  const release = await sendAndHold(page, newPatient());
  await control(page, 'history').fill('One more thing.');
  release();
  await expectSent(page);
  await expectAnswers(page, { firstName: '', history: 'One more thing.' });
});

test('a submit before hydration is held and sent then', async ({ page }) => {
  const patient = newPatient();
  const release = await holdScripts(page);
  await page.goto('/patient-form/', { waitUntil: 'commit' });
  await fillIn(page, patient);
  await submit(page);
  release();
  await expectSent(page);
  expect(page.url()).toMatch(/\/patient-form\/$/);
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('what goes out is what was submitted, not what was typed while the form was checked', async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  const release = await holdScripts(page);
  await fillIn(page, patient);
  await submit(page);
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeDisabled();
  const typedSince = { phone: '22222222', symptoms: 'Something else.' };
  await fillIn(page, typedSince);
  release();
  await expectSent(page);
  const [params] = await findDelivered(String(patient.email));
  expect(params).toMatchObject({ phone: patient.phone, symptoms: patient.symptoms });
  await expectAnswers(page, { firstName: '', ...typedSince });
});
