import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { canRetry, type FailureKind } from '@/lib/email/failure';
import { ANSWER_TIMEOUT_MS } from '@/lib/timings';
import { pauseClock } from './support/animations';
import {
  clinicAddress,
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  newPatient,
  SEND_URL,
  submit,
} from './support/forms';
import { holdRequests } from './support/hold-requests';
import { test } from './support/test';

const { patient: patientForm, help, advice } = getMessages().forms;

async function expectFailure(page: Page, kind: FailureKind) {
  const notice = page.getByRole('alert').filter({ hasText: patientForm.failed });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(advice[kind]);
  const unconfirmed = notice.getByText(patientForm.unconfirmed);
  await expect(unconfirmed).toHaveCount(kind === 'unconfirmed' ? 1 : 0);
  const retry = notice.getByRole('button', { name: help.retry });
  await expect(retry).toHaveCount(canRetry[kind] ? 1 : 0);
  const link = notice.getByRole('link', { name: clinicAddress });
  await expect(link).toHaveAttribute('href', `mailto:${clinicAddress}`);
  return retry;
}

test('each failure to send shows advice and keeps the answers, which can be copied and are not logged', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  const patient = await fillInPatient(page);
  const failures: [answer: { status: number; body?: string }, kind: FailureKind][] = [
    [{ status: 400 }, 'configuration'],
    [{ status: 413 }, 'too-large'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 451 }, 'browser-refused'],
    [{ status: 500 }, 'service'],
    // Possible responses of a proxy between the browser and the e-mail service.
    [{ status: 204 }, 'unconfirmed'],
    [{ status: 200, body: '' }, 'unconfirmed'],
    [{ status: 200, body: '<p>Blocked</p>' }, 'unconfirmed'],
  ];
  for (const [answer, kind] of failures) {
    const fulfilled = { body: `no ${patient.email}`, ...answer };
    await page.route(SEND_URL, (route) => route.fulfill(fulfilled), { times: 1 });
    await submit(page);
    await test.step(JSON.stringify(answer), () => expectFailure(page, kind));
    await expectAnswers(page, patient);
  }
  const copy = page.getByRole('button', { name: help.copy.button });
  await copy.click();
  await expect(page.getByText(help.copy.done)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const answer of Object.values(patient)) {
    expect(copied).toContain(answer);
    expect(logged.join('\n')).not.toContain(answer.length > 2 ? answer : 'no single digit');
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  const box = page.getByLabel(help.copy.textLabel);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(copied);
  await page.reload();
  await expectAnswers(page, patient);
});

test('a form is sent once after a script and then the connection have failed', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/patient-form/');
  // The script with the schemas loads on first use of the form.
  await page.route('**/*', (route) => route.abort());
  await submit(page);
  await expectFailure(page, 'network');
  await page.unroute('**/*');
  const patient = newPatient();
  await fillIn(page, patient);
  await page.route(SEND_URL, (route) => route.abort('connectionreset'), { times: 1 });
  await submit(page);
  const retry = await expectFailure(page, 'network');
  await expectAnswers(page, patient);
  await retry.click();
  await expectSentOnce(page, patient);
  await expect(page.getByText(patientForm.sent)).toBeFocused();
});

test('an error is shown when the e-mail service does not respond in time', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const patient = await fillInPatient(page);
  await holdRequests(page, SEND_URL);
  await pauseClock(page);
  const request = page.waitForRequest(SEND_URL);
  await submit(page);
  await request;
  await page.clock.runFor(ANSWER_TIMEOUT_MS - 1000);
  await expect(page.getByRole('button', { name: patientForm.submitting })).toBeDisabled();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectFailure(page, 'unconfirmed');
  await expectAnswers(page, patient);
});

test('the browser asks for confirmation to leave while a form is being sent', async ({ page }) => {
  const patient = await fillInPatient(page);
  const answer = await holdRequests(page, SEND_URL);
  const request = page.waitForRequest(SEND_URL);
  await submit(page);
  await request;
  const home = page.getByRole('banner').getByRole('link').first();
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await home.click();
  expect(await asked).toBe('beforeunload');
  answer();
  await expectSentOnce(page, patient);
  await home.click();
  await expect(page.locator('#home')).toBeVisible();
});
