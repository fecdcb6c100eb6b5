import { expect } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { emailSettings } from '@/lib/email/settings';
import { emailForms } from '@/lib/forms/email-forms';
import {
  control,
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  leaveAndReturn,
  listRequired,
  newPatient,
  submit,
  words,
} from './support/forms';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { forms, navigation } = getMessages();
const { patient: patientForm, help } = forms;
const { fields } = patientForm;
const { addressCharacters, symptomsCharacters } = getContent().limits;

test('a form filled in by keyboard sends exactly its answers and shows the success message', {
  tag: '@visit',
}, async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await page.getByLabel(fields.firstName.label, { exact: true }).focus();
  for (const [name, { control: kind }] of Object.entries(emailForms.patient)) {
    await expect(control(page, name)).toBeFocused();
    const answer = String(patient[name]);
    await page.keyboard.type(kind === 'select' ? String(answer.split(' ')[0]) : answer);
    await page.keyboard.press('Tab');
  }
  // Past the link to the privacy page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status')).toContainText(
    '✅ Your form has been submitted successfully!',
  );
  await expect(page.getByText(patientForm.sent)).toBeFocused();
  expect(await findDelivered(String(patient.email))).toEqual([
    { ...patient, age: 9, to_email: emailSettings.clinicEmail },
  ]);
  await expectAnswers(page, Object.fromEntries(Object.keys(patient).map((name) => [name, ''])));
});

test('shows the next steps and the answers after sending, until the page is left', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const sent = main
    .getByRole('heading', { name: help.sent.answers })
    .locator('..')
    .getByRole('definition');
  const fold = main.locator('summary', { hasText: patientForm.again });
  const patient = await fillInPatient(page, { history: '' });
  await submit(page);
  await expectSentOnce(page, patient);
  const answers = Object.values(patient).filter((answer) => answer !== '');
  await expect(sent).toHaveText(answers);
  await expect(main.getByRole('button', { name: help.sent.print })).toBeVisible();
  await expect(main.getByRole('link', { name: navigation.visit.label })).toBeVisible();
  for (const { text: step } of getOnlyPage('form').next.steps) {
    await expect(main.getByRole('listitem').filter({ hasText: step, visible: true })).toHaveCount(
      1,
    );
  }
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    patient.email,
  );

  await expect(control(page, 'firstName')).toBeHidden();
  await fold.click();
  await expect(control(page, 'firstName')).toBeVisible();
  const next = newPatient();
  await fillIn(page, next);
  await submit(page);
  await expect(sent.filter({ hasText: String(next.email) })).toBeVisible();
  await leaveAndReturn(page);
  await expect(sent).toHaveCount(0);
  await expect(control(page, 'firstName')).toBeVisible();
});

test('shows an error for each missing or wrong answer and sends nothing', async ({ page }) => {
  const required = listRequired('patient');
  let requests = 0;
  page.on('request', (request) => {
    requests += request.method() === 'POST' ? 1 : 0;
  });
  await page.goto('/patient-form/');
  const summary = page.getByRole('alert').filter({ hasText: patientForm.summary.empty });
  // Every failed submit moves the focus to the summary.
  for (let times = 0; times < 2; times++) {
    await submit(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(
      required.map((name) => String(words[name]?.errors.missing)),
    );
    await control(page, 'history').focus();
  }
  for (const name of required) {
    const missing = String(words[name]?.errors.missing);
    await summary.getByRole('link', { name: missing, exact: true }).click();
    const field = control(page, name);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(missing));
  }
  await fillIn(page, newPatient());
  for (const name of required) {
    await expect(control(page, name)).toHaveAttribute('aria-invalid', 'false');
  }

  const wrong = {
    age: '121',
    phone: 'call me please',
    email: 'asha@pune,in',
    address: 'x'.repeat(addressCharacters + 1),
  };
  await fillIn(page, wrong);
  await submit(page);
  const wrongSummary = page.getByRole('alert').filter({ hasText: patientForm.summary.wrong });
  await expect(wrongSummary).toBeFocused();
  await expect(wrongSummary.getByRole('link')).toHaveText([
    fields.age.errors.wrong,
    fields.phone.errors.wrong,
    fields.email.errors.wrong,
    fields.address.errors.tooLong.replace('{excess}', '1'),
  ]);
  await expectAnswers(page, wrong);
  expect(page.url()).toMatch(/\/patient-form\/$/);
  expect(requests).toBe(0);
});

test('markup, any script and long texts arrive as typed', async ({ page, context }) => {
  const nasty = '<script>document.title="owned"</script> & "quotes" {{to_email}} \\n';
  const answers = {
    firstName: nasty,
    // With a zero-width joiner, which is part of the word.
    lastName: `र्\u200dया ओ’ब्रायन'; DROP TABLE patients; --`,
    phone: '98765 43210',
    address: `${nasty}\nsecond line`,
    symptoms: `${'न'.repeat(symptomsCharacters - 1)}.`,
    history: `<img src=x onerror=alert(1)>\r\n\r\nlast`,
  };
  // As iOS, macOS and WhatsApp copy a phone number, between an embedding mark and its end, and in Devanagari digits.
  const phone = '\u202a९८७६५ ४३२१०\u202c';
  const patient = await fillInPatient(page, { ...answers, phone });
  await submit(page);
  await expectSentOnce(page, patient);
  const [params] = await findDelivered(String(patient.email));
  expect(params).toMatchObject({ ...answers, history: answers.history.replaceAll('\r\n', '\n') });

  const outbox = await context.newPage();
  await outbox.goto('/outbox/');
  await expect(
    outbox.getByRole('article').filter({ hasText: String(patient.email) }),
  ).toContainText(nasty);
  await expect(outbox).toHaveTitle('Outbox');
});
