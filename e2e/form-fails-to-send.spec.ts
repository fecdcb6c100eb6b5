import { expect, type Page } from '@playwright/test';
import { SENT_CHANNEL } from '@/lib/browser/sent-channel';
import { getMessages } from '@/lib/content/get-content';
import { canRetry, type FailureKind } from '@/lib/email/delivery-failure';
import type { Answers } from '@/lib/forms/field';
import { ANSWER_TIMEOUT_MS } from '@/lib/timings';
import { pauseClock } from './support/animations';
import { denyStorage } from './support/deny-storage';
import { clinicAddress, expectAnswers, fillIn, newPatient, SEND_URL } from './support/forms';
import { holdRequests } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { forms, site } = getMessages();
const { patient: patientForm, help: formHelp, advice } = forms;

const submit = (page: Page) => page.getByRole('button', { name: patientForm.submit }).click();

async function expectFailure(page: Page, kind: FailureKind) {
  const notice = page.getByRole('alert').filter({ hasText: patientForm.failed });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(advice[kind]);
  await expect(notice.getByRole('button', { name: formHelp.retry })).toHaveCount(
    canRetry[kind] ? 1 : 0,
  );
  await expect(notice.getByRole('link', { name: clinicAddress })).toHaveAttribute(
    'href',
    `mailto:${clinicAddress}`,
  );
  return notice;
}

const byStatus: [status: number, kind: FailureKind][] = [
  [400, 'configuration'],
  [403, 'configuration'],
  [412, 'configuration'],
  [413, 'too-large'],
  [429, 'rate-limited'],
  [451, 'browser-refused'],
  [500, 'service'],
];

test('after each failure the answers stay and the advice fits', async ({ page }) => {
  const patient = newPatient();
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  for (const [status, kind] of byStatus) {
    await test.step(String(status), async () => {
      await page.route(
        SEND_URL,
        (route) => route.fulfill({ status, body: `no ${patient.email}` }),
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
});

test('an answer that is none of the service does not count as delivered, and the answers stay', async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  for (const answer of [
    { status: 204 },
    { status: 200, body: '' },
    { status: 200, contentType: 'text/html', body: '<p>Blocked</p>' },
  ]) {
    await page.route(SEND_URL, (route) => route.fulfill(answer), { times: 1 });
    await submit(page);
    const notice = await expectFailure(page, 'unconfirmed');
    await expect(notice).toContainText(patientForm.unconfirmed);
    await expectAnswers(page, patient);
    await page.reload();
    await expectAnswers(page, patient);
  }
});

test('after a broken connection a second try delivers once', async ({ page }) => {
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

test('offline the answers stay, and go out once the connection is back', {
  tag: '@release',
}, async ({ page, context }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await context.setOffline(true);
  await submit(page);
  await expectFailure(page, 'network');
  await expectAnswers(page, patient);
  await context.setOffline(false);
  await submit(page);
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

/**
 * Sends a patient's answers to a service that holds its own back, until the time for it is over; `answer`
 * lets it go.
 */
async function submitUntilTimeout(page: Page): Promise<{ patient: Answers; answer: () => void }> {
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
  const notice = await expectFailure(page, 'unconfirmed');
  await expect(notice).toContainText(patientForm.unconfirmed);
  return { patient, answer };
}

test('without an answer the outcome is unknown, until a late answer comes', async ({ page }) => {
  const { patient, answer } = await submitUntilTimeout(page);
  await expectAnswers(page, patient);
  answer();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('an answer that comes late outweighs a second try that failed', { tag: '@all' }, async ({
  page,
}) => {
  const { patient, answer } = await submitUntilTimeout(page);
  await page.route(SEND_URL, (route) => route.fulfill({ status: 429 }));
  await page.getByRole('button', { name: formHelp.retry }).click();
  await expectFailure(page, 'rate-limited');
  answer();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('an answer that comes late leaves a corrected second try alone', { tag: '@all' }, async ({
  page,
}) => {
  const { patient, answer } = await submitUntilTimeout(page);
  const corrected = { ...patient, phone: '99999 88888' };
  const refuse = await holdRequests(page, SEND_URL, (route) => route.fulfill({ status: 500 }));
  await fillIn(page, { phone: corrected.phone });
  const second = page.waitForRequest(SEND_URL);
  await page.getByRole('button', { name: formHelp.retry }).click();
  await second;
  const arrived = page.waitForResponse(SEND_URL);
  answer();
  await arrived;
  await expect(page.getByRole('button', { name: patientForm.submitting })).toBeDisabled();
  await expectAnswers(page, corrected);
  refuse();
  await expectFailure(page, 'service');
  await expectAnswers(page, corrected);
});

/** Lets the held answer go, and waits until the page has taken it in: then it tells the other tabs. */
async function answerLate(page: Page, answer: () => void): Promise<void> {
  const told = page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        new BroadcastChannel(name).onmessage = () => resolve();
      }),
    SENT_CHANNEL,
  );
  answer();
  await told;
}

test('an answer that comes late leaves a correction alone that was not sent yet', {
  tag: '@all',
}, async ({ page }) => {
  const { patient, answer } = await submitUntilTimeout(page);
  const corrected = { ...patient, phone: '99999 88888' };
  await fillIn(page, { phone: corrected.phone });
  await answerLate(page, answer);
  await expectAnswers(page, corrected);
  await expect(page.getByText(patientForm.sent)).toBeHidden();
});

/** Leaves the form for another page and comes back, in the same document. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: site.homeLabel }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByText(formHelp.draft.restored)).toBeVisible();
}

test('an answer that comes late reaches a form one has come back to', async ({ page }) => {
  const { patient, answer } = await submitUntilTimeout(page);
  await leaveAndReturn(page);
  await expectAnswers(page, patient);
  answer();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await expectAnswers(page, { firstName: '', symptoms: '' });
});

test('an answer that comes late leaves another patient alone', { tag: '@all' }, async ({
  page,
}) => {
  const { patient, answer } = await submitUntilTimeout(page);
  await leaveAndReturn(page);
  await page.getByRole('button', { name: formHelp.draft.clear }).click();
  const sibling = { ...patient, firstName: 'Rohan', age: '7' };
  await fillIn(page, sibling);
  await answerLate(page, answer);
  await expectAnswers(page, sibling);
  await expect(page.getByText(patientForm.sent)).toBeHidden();
  await page.reload();
  await expectAnswers(page, sibling);
});

test('a correction that was cleared can be had back after a late answer', { tag: '@all' }, async ({
  page,
}) => {
  const { patient, answer } = await submitUntilTimeout(page);
  await leaveAndReturn(page);
  const corrected = { ...patient, phone: '99999 88888' };
  await fillIn(page, { phone: corrected.phone });
  await page.getByRole('button', { name: formHelp.draft.clear }).click();
  await answerLate(page, answer);
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await page.getByRole('button', { name: formHelp.draft.undo }).click();
  await expectAnswers(page, corrected);
});

test('a form that failed while one was away has its answers, also without storage', async ({
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

test('a script that never comes ends in advice as well', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/patient-form/');
  await page.route('**/_next/static/**', () => undefined);
  await submit(page);
  await expect(page.getByRole('button', { name: patientForm.submit })).toBeDisabled();
  await page.clock.runFor(ANSWER_TIMEOUT_MS);
  await expectFailure(page, 'network');
});

test('the answers can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const patient = newPatient();
  await page.route(SEND_URL, (route) => route.fulfill({ status: 400 }));
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await submit(page);
  await page.getByRole('button', { name: formHelp.copy.button }).click();
  await expect(page.getByText(formHelp.copy.done)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const answer of Object.values(patient)) {
    expect(copied).toContain(answer);
  }
});

test('where copying is refused, the answers stand in a box to copy from', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const patient = newPatient();
  await page.route(SEND_URL, (route) => route.fulfill({ status: 400 }));
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await submit(page);
  await page.getByRole('button', { name: formHelp.copy.button }).click();
  const box = page.getByLabel(formHelp.copy.textLabel);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(new RegExp(`Symptoms.*: ${patient.symptoms}`));
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
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});
