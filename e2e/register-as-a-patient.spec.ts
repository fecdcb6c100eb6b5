import { expect } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { emailSettings } from '@/lib/email/settings';
import type { Answers } from '@/lib/forms/field';
import { control, expectAnswers, fillIn, newEmail, newPatient } from './support/forms';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { patient: patientForm } = getMessages().forms;
const { fields } = patientForm;
const { symptomsCharacters, historyCharacters, addressCharacters } = getContent().limits;

test.beforeEach(async ({ page }) => {
  await page.goto('/patient-form/');
});

test('a registration reaches the clinic with exactly the eleven parameters', {
  tag: '@visit',
}, async ({ page }) => {
  const patient = newPatient();
  await fillIn(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).click();

  await expect(page.getByRole('status')).toContainText(
    '✅ Your form has been submitted successfully!',
  );
  await expect(page.getByText(patientForm.sent)).toBeFocused();
  expect(await findDelivered(String(patient.email))).toEqual([
    {
      ...patient,
      age: 9,
      to_email: emailSettings.clinicEmail,
    },
  ]);
  await expectAnswers(page, Object.fromEntries(Object.keys(patient).map((name) => [name, ''])));
  await page.reload();
  await expect(control(page, 'firstName')).toHaveValue('');
});

test('the whole form can be filled in and sent with the keyboard', async ({ page }) => {
  const { firstName, lastName, email } = newPatient();
  await control(page, 'firstName').focus();
  for (const answer of [firstName, lastName, '34', 'Male', '020 2543 1234', email, '', 'Contact']) {
    await page.keyboard.type(String(answer));
    await page.keyboard.press('Tab');
  }
  // Past symptoms, history and the link to the privacy page.
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText(patientForm.sent)).toBeFocused();
  const [params] = await findDelivered(String(email));
  expect(params).toMatchObject({ firstName, lastName, age: 34, gender: 'Male', address: '' });
});

test('each answer that is missing is asked for, and nothing is sent', async ({ page }) => {
  const patient = newPatient();
  let requests = 0;
  page.on('request', (request) => {
    requests += request.method() === 'POST' ? 1 : 0;
  });
  await fillIn(page, patient);
  for (const name of [
    'firstName',
    'lastName',
    'age',
    'gender',
    'phone',
    'email',
    'service',
  ] as const) {
    await fillIn(page, { [name]: '' });
    await page.getByRole('button', { name: patientForm.submit }).click();

    const summary = page.getByRole('alert').filter({ hasText: patientForm.summary.empty });
    await expect(summary).toBeFocused();
    const links = summary.getByRole('link');
    await expect(links).toHaveText([fields[name].errors.missing]);
    await links.click();
    const field = control(page, name);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(fields[name].errors.missing));
    expect(page.url()).toMatch(/\/patient-form\/$/);
    expect(requests).toBe(0);

    await fillIn(page, { [name]: String(patient[name]) });
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
});

test('every failed submit brings the focus back to the summary', async ({ page }) => {
  const summary = page.getByRole('alert').filter({ hasText: patientForm.summary.empty });
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(7);
    await control(page, 'history').focus();
  }
});

test('answers that cannot be are kept and refused with a reason', async ({ page }) => {
  await fillIn(page, newPatient());
  const summary = page.getByRole('alert').filter({ hasText: patientForm.summary.wrong });
  for (const answers of [
    { age: '-1', phone: '98765', email: 'asha' },
    { age: '121', phone: '1234567890123456', email: 'asha@' },
    { age: '1.5', phone: 'call me please', email: 'asha@pune,in' },
  ]) {
    await fillIn(page, answers);
    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      fields.age.errors.wrong,
      fields.phone.errors.wrong,
      fields.email.errors.wrong,
    ]);
    await expectAnswers(page, answers);
  }
});

test('answers in any script and as long as they may be arrive as typed', async ({ page }) => {
  const answers: Answers = {
    firstName: 'आशा',
    lastName: 'ओ’ब्रायन-कुलकर्णी',
    age: '0',
    phone: '९८७६५ ४३२१०',
    address: 'x'.repeat(addressCharacters),
    symptoms: `${'न'.repeat(symptomsCharacters - 1)}.`,
    history: 'x'.repeat(historyCharacters),
  };
  const patient = { ...newPatient(), ...answers };
  await fillIn(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toEqual([
    expect.objectContaining({ ...answers, age: Number(answers.age) }),
  ]);
});

test('text that is one character too long is kept and refused with its limit', async ({ page }) => {
  const long = {
    address: 'x'.repeat(addressCharacters + 1),
    symptoms: 'x'.repeat(symptomsCharacters + 1),
    history: 'न'.repeat(historyCharacters + 1),
  };
  await fillIn(page, { ...newPatient(), ...long });
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    fields.address.errors.tooLong,
    fields.symptoms.errors.tooLong,
    fields.history.errors.tooLong,
  ]);
  await expectAnswers(page, long);
});

test('what nobody sees counts as empty, and does not spoil a pasted phone number', async ({
  page,
}) => {
  const patient = newPatient();
  // As iOS, macOS and WhatsApp copy it: between an embedding mark and its end.
  const pasted = `\u202a${patient.phone}\u202c`;
  await fillIn(page, { ...patient, firstName: '\u200b\u3164', phone: pasted });
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    fields.firstName.errors.missing,
  ]);
  await fillIn(page, { firstName: 'र्\u200dया' });
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toEqual([
    expect.objectContaining({ firstName: 'र्\u200dया', phone: patient.phone }),
  ]);
});

test('spaces alone count as empty', async ({ page }) => {
  await fillIn(page, { ...newPatient(), firstName: '   ', phone: ' ' });
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    fields.firstName.errors.missing,
    fields.phone.errors.missing,
  ]);
});

test('markup, quotes and new lines arrive unharmed and are shown as text', async ({
  page,
  context,
}) => {
  const nasty = '<script>document.title="owned"</script> & "quotes" {{to_email}} \\n';
  const patient = {
    ...newPatient(),
    email: newEmail(),
    firstName: nasty,
    lastName: `'; DROP TABLE patients; --`,
    address: `${nasty}\nsecond line`,
    symptoms: `<img src=x onerror=alert(1)>\n\nthird line`,
    history: `${nasty}\r\nlast`,
  };
  await fillIn(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  const [params] = await findDelivered(String(patient.email));
  expect(params).toMatchObject({
    firstName: nasty,
    lastName: patient.lastName,
    address: patient.address,
    symptoms: patient.symptoms,
    history: patient.history.replace('\r\n', '\n'),
  });

  const outbox = await context.newPage();
  await outbox.goto('/outbox/');
  await expect(outbox.getByRole('article').filter({ hasText: patient.email })).toContainText(nasty);
  await expect(outbox).toHaveTitle('Outbox');
});
