import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import type { Answers } from '@/lib/forms/field';
import { DOUBLE_CLICK_MS } from '@/lib/timings';
import { control, expectAnswers, fillIn, newPatient, SEND_URL } from './support/forms';
import { holdScripts } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { forms, site } = getMessages();
const { patient: patientForm } = forms;

const ways: [name: string, act: (page: Page) => Promise<void>][] = [
  ['a double click', (page) => page.getByRole('button', { name: patientForm.submit }).dblclick()],
  [
    'Enter pressed twice',
    async (page) => {
      await control(page, 'email').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  ],
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
    await expect(page.getByText(patientForm.sent)).toBeVisible();
    // A second request would go out before the next page is there.
    await page.getByRole('banner').getByRole('link', { name: site.homeLabel }).click();
    await expect(page).toHaveURL('/');
    expect(requests).toBe(1);
    expect(await findDelivered(String(patient.email))).toHaveLength(1);
  });
}

/** Sends a registration that stays on its way until it is released. */
async function sendAndHold(page: Page, patient: Answers): Promise<() => void> {
  let release = () => {};
  await page.route(SEND_URL, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  const request = page.waitForRequest(SEND_URL);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await request;
  return () => release();
}

test('two quick taps send once', { tag: '@phone' }, async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  const button = page.getByRole('button', { name: patientForm.submit });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) {
    throw new Error('the button is not on the page');
  }
  await page.touchscreen.tap(box.x + 20, box.y + 20);
  await page.touchscreen.tap(box.x + 20, box.y + 20);
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('leaving the form while it is on its way does not let it go twice', async ({ page }) => {
  const patient = newPatient();
  const release = await sendAndHold(page, patient);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('#home')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: patientForm.submitting })).toBeDisabled();
  release();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await expect(control(page, 'firstName')).toHaveValue('');
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('an empty form asks for its answers again, some time after a success', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/patient-form/');
  await fillIn(page, newPatient());
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await page.clock.runFor(DOUBLE_CLICK_MS);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.summary.empty)).toBeVisible();
});

test('while it is on its way the button waits', async ({ page }) => {
  await page.route(SEND_URL, () => undefined);
  await page.goto('/patient-form/');
  await fillIn(page, newPatient());
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByRole('button', { name: patientForm.submitting })).toBeDisabled();
  await expect(page.getByRole('status')).toContainText(patientForm.wait);
});

test('a submit before the page is ready is held and sent then', async ({ page }) => {
  const patient = newPatient();
  const release = await holdScripts(page);
  await page.goto('/patient-form/', { waitUntil: 'commit' });
  await fillIn(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).click();
  release();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(page.url()).toMatch(/\/patient-form\/$/);
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('what is typed while it is on its way stays', async ({ page }) => {
  const patient = newPatient();
  const release = await sendAndHold(page, patient);
  await control(page, 'history').fill('One more thing.');
  release();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await expect(control(page, 'history')).toHaveValue('One more thing.');
  await expect(control(page, 'firstName')).toHaveValue('');
});

test('what goes out is what was submitted, not what was typed while the form was checked', async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  const release = await holdScripts(page);
  await fillIn(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeDisabled();
  const typedSince = { phone: '22222222', symptoms: 'Something else.' };
  await fillIn(page, typedSince);
  release();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  const [params] = await findDelivered(String(patient.email));
  expect(params).toMatchObject({ phone: patient.phone, symptoms: patient.symptoms });
  await expectAnswers(page, { firstName: '', ...typedSince });
});
