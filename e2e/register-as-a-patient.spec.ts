import { expect } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { emailSettings } from '@/lib/email/settings';
import { emailForms } from '@/lib/forms/email-forms';
import { expectNoAxeViolationsInEitherTheme } from './support/axe';
import {
  control,
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  findDelivered,
  newPatient,
  SEND_URL,
  submit,
  words,
} from './support/forms';
import { holdRequests } from './support/hold-requests';
import { listOverflowing } from './support/layout';
import { test } from './support/test';

const { forms, navigation } = getMessages();
const { patient: patientForm, help } = forms;
const { addressCharacters, symptomsCharacters } = getContent().limits;

test('the patient form is sent by keyboard, and shows the success message, the next steps and the answers', {
  tag: '@visit',
}, async ({ page }) => {
  const main = page.getByRole('main');
  const patient = newPatient();
  await page.goto('/patient-form/');
  const { next } = getOnlyPage('form');
  const steps = next.steps.map(({ text }) => new RegExp(`${text}$`));
  const beside = page.getByRole('complementary', { name: next.title });
  await expect(beside.getByRole('listitem')).toHaveText(steps);
  await control(page, 'firstName').focus();
  for (const [name, { control: kind }] of Object.entries(emailForms.patient)) {
    await expect(control(page, name)).toBeFocused();
    const answer = String(patient[name]);
    await page.keyboard.type(kind === 'select' ? String(answer.split(' ')[0]) : answer);
    await page.keyboard.press('Tab');
  }
  // Skips the link to the privacy page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status')).toContainText(
    '✅ Your form has been submitted successfully!',
  );
  await expect(page.getByText(patientForm.sent)).toBeFocused();
  expect(await findDelivered(patient.email)).toEqual([
    { ...patient, age: 9, to_email: emailSettings.clinicEmail },
  ]);
  const heading = main.getByRole('heading', { name: help.sent.answers });
  const sent = heading.locator('..').getByRole('definition');
  await expect(sent).toHaveText(Object.values(patient));
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await main.getByRole('button', { name: help.sent.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await expect(main.getByRole('link', { name: navigation.visit.label })).toBeVisible();
  for (const step of steps) {
    await expect(main.getByRole('listitem').filter({ hasText: step, visible: true })).toHaveCount(
      1,
    );
  }
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toContain(patient.email);

  await expect(control(page, 'firstName')).toBeHidden();
  await main.locator('summary', { hasText: patientForm.again }).click();
  await expectAnswers(page, Object.fromEntries(Object.keys(patient).map((name) => [name, ''])));
});

test('an error is shown for each missing or wrong answer and nothing is sent', async ({ page }) => {
  const required = Object.entries(emailForms.patient)
    .filter(([, { isRequired }]) => isRequired)
    .map(([name]) => name);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/patient-form/');
  const summary = page.getByRole('alert').filter({ hasText: patientForm.summary.empty });
  // Every failed submit moves the focus to the summary.
  for (let times = 0; times < 2; times++) {
    await submit(page);
    await expect(summary).toBeFocused();
    await control(page, 'history').focus();
  }
  await expect(summary.getByRole('link')).toHaveText(
    required.map((name) => String(words[name]?.errors.missing)),
  );
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
  const { age, phone, email, address } = patientForm.fields;
  await expect(wrongSummary.getByRole('link')).toHaveText([
    ...[age, phone, email].map(({ errors }) => errors.wrong),
    address.errors.tooLong.replace('{excess}', '1'),
  ]);
  await expectAnswers(page, wrong);
  await expect(page).toHaveURL('/patient-form/');
  expect(posts).toEqual([]);
});

test('HTML, Devanagari and long texts are sent as typed, digits as 0–9', async ({ page }) => {
  const nasty = '<script>document.title="owned"</script> & "quotes" {{to_email}} \\n';
  const answers = {
    firstName: nasty,
    // Contains a zero-width joiner, which is part of the word.
    lastName: `र्\u200dया ओ’ब्रायन'; DROP TABLE patients; --`,
    address: `${nasty}\nsecond line`,
    symptoms: `${'न'.repeat(symptomsCharacters - 1)}.`,
    history: `<img src=x onerror=alert(1)>\n\nlast`,
  };
  // A phone number as iOS, macOS and WhatsApp copy it, inside direction marks, and with Devanagari digits.
  const phone = '\u202a९८७६५ ४३२१०\u202c';
  const patient = await fillInPatient(page, { ...answers, phone });
  await submit(page);
  await expectSentOnce(page, patient);
  const [params] = await findDelivered(patient.email);
  expect(params).toMatchObject({ ...answers, phone: '98765 43210' });
});

test('the patient form has no axe violation in either theme and fits 320 px: with errors, after a failure, while sending and once sent', async ({
  page,
}) => {
  const expectAccessible = async (message: string) => {
    await expect(page.getByText(message)).toBeVisible();
    await expectNoAxeViolationsInEitherTheme(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await listOverflowing(page), message).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await page.goto('/patient-form/');
  await submit(page);
  await expectAccessible(patientForm.summary.empty);

  await fillIn(page, newPatient());
  await page.reload();
  await expect(page.getByText(help.draft.restored)).toBeVisible();
  await page.route(SEND_URL, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await submit(page);
  await expectAccessible(patientForm.failed);

  const answer = await holdRequests(page, SEND_URL);
  await submit(page);
  await expectAccessible(patientForm.wait);
  answer();
  await expectAccessible(patientForm.sent);
});
