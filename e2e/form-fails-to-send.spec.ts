import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { canRetry, type FailureKind } from '@/lib/email/delivery-failure';
import type { Answers } from '@/lib/forms/field';
import { ANSWER_TIMEOUT_MS } from '@/lib/timings';
import { pauseClock } from './support/animations';
import { denyStorage } from './support/deny-storage';
import {
  clinicAddress,
  expectAnswers,
  expectSent,
  fillIn,
  newPatient,
  SEND_URL,
  submit,
} from './support/forms';
import { holdRequests } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { forms, site } = getMessages();
const { patient: patientForm, help: formHelp, advice } = forms;

async function expectFailure(page: Page, kind: FailureKind) {
  const notice = page.getByRole('alert').filter({ hasText: patientForm.failed });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(advice[kind]);
  await expect(notice.getByText(patientForm.unconfirmed)).toHaveCount(
    kind === 'unconfirmed' ? 1 : 0,
  );
  await expect(notice.getByRole('button', { name: formHelp.retry })).toHaveCount(
    canRetry[kind] ? 1 : 0,
  );
  await expect(notice.getByRole('link', { name: clinicAddress })).toHaveAttribute(
    'href',
    `mailto:${clinicAddress}`,
  );
  return notice;
}

const failures: [answer: { status: number; body?: string }, kind: FailureKind][] = [
  [{ status: 400 }, 'configuration'],
  [{ status: 403 }, 'configuration'],
  [{ status: 412 }, 'configuration'],
  [{ status: 413 }, 'too-large'],
  [{ status: 429 }, 'rate-limited'],
  [{ status: 451 }, 'browser-refused'],
  [{ status: 500 }, 'service'],
  // Answers of something between the browser and the service.
  [{ status: 204 }, 'unconfirmed'],
  [{ status: 200, body: '' }, 'unconfirmed'],
  [{ status: 200, body: '<p>Blocked</p>' }, 'unconfirmed'],
];

test('after each failure the answers stay and the advice fits', async ({ page }) => {
  const patient = newPatient();
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  for (const [answer, kind] of failures) {
    await test.step(JSON.stringify(answer), async () => {
      await page.route(
        SEND_URL,
        (route) => route.fulfill({ body: `no ${patient.email}`, ...answer }),
        { times: 1 },
      );
      await submit(page);
      await expectFailure(page, kind);
      await expectAnswers(page, patient);
    });
  }
  for (const answer of Object.values(patient)) {
    expect(logged.join('\n')).not.toContain(answer.length > 2 ? answer : 'no single digit');
  }
  await page.reload();
  await expectAnswers(page, patient);
});

test('after a broken connection a second try delivers once', { tag: '@release' }, async ({
  page,
}) => {
  const patient = newPatient();
  await page.route(SEND_URL, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await submit(page);
  const notice = await expectFailure(page, 'network');
  await expectAnswers(page, patient);
  await notice.getByRole('button', { name: formHelp.retry }).click();
  await expect(page.getByText(patientForm.sent)).toBeFocused();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

/**
 * Sends a patient's answers to a service whose answer is held back beyond the timeout, then visits another
 * page; `answer` releases it.
 */
async function waitTooLongAndReturn(page: Page): Promise<{ patient: Answers; answer: () => void }> {
  const answer = await holdRequests(page, SEND_URL);
  const patient = newPatient();
  await page.clock.install({ time: 0 });
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await pauseClock(page);
  const request = page.waitForRequest(SEND_URL);
  await submit(page);
  await request;
  await page.clock.runFor(ANSWER_TIMEOUT_MS - 1000);
  await expect(page.getByRole('button', { name: patientForm.submitting })).toBeDisabled();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectFailure(page, 'unconfirmed');
  await page.getByRole('banner').getByRole('link', { name: site.homeLabel }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByText(formHelp.draft.restored)).toBeVisible();
  await expectAnswers(page, patient);
  return { patient, answer };
}

test('without an answer the outcome is unknown, until a late answer comes', async ({ page }) => {
  const { patient, answer } = await waitTooLongAndReturn(page);
  answer();
  await expectSent(page);
  await expectAnswers(page, { firstName: '', symptoms: '' });
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('a correction that was cleared can be restored after a late answer', { tag: '@all' }, async ({
  page,
}) => {
  const { patient, answer } = await waitTooLongAndReturn(page);
  const corrected = { ...patient, phone: '99999 88888' };
  await fillIn(page, { phone: corrected.phone });
  await page.getByRole('button', { name: formHelp.draft.clear }).click();
  answer();
  await expectSent(page);
  await page.getByRole('button', { name: formHelp.draft.undo }).click();
  await expectAnswers(page, corrected);
});

test('a form that failed while another page was open keeps its answers, also without storage', async ({
  page,
}) => {
  await denyStorage(page, 'sessionStorage');
  const refuse = await holdRequests(page, SEND_URL, (route) => route.fulfill({ status: 500 }));
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  const request = page.waitForRequest(SEND_URL);
  await submit(page);
  await request;
  await page.getByRole('banner').getByRole('link', { name: site.homeLabel }).click();
  await expect(page).toHaveURL('/');
  refuse();
  await page.goBack();
  await expect(page.getByRole('alert').filter({ hasText: patientForm.failed })).toBeVisible();
  await expectAnswers(page, patient);
});

test('a script that cannot be loaded ends in advice, and loads at the next try', async ({
  page,
}) => {
  await page.goto('/patient-form/');
  await page.route('**/_next/static/**', (route) => route.abort());
  await submit(page);
  await expectFailure(page, 'network');
  await page.unroute('**/_next/static/**');
  const patient = newPatient();
  await fillIn(page, patient);
  await submit(page);
  await expectSent(page);
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('the answers can be copied, where the clipboard is denied from a box', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const patient = newPatient();
  await page.route(SEND_URL, (route) => route.fulfill({ status: 400 }));
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await submit(page);
  const copy = page.getByRole('button', { name: formHelp.copy.button });
  await copy.click();
  await expect(page.getByText(formHelp.copy.done)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const answer of Object.values(patient)) {
    expect(copied).toContain(answer);
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  const box = page.getByLabel(formHelp.copy.textLabel);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(copied);
});
