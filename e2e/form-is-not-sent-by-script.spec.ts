import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import type { Answers } from '@/lib/forms/field';
import { expectAnswers, expectSentOnce, newPatient, submit } from './support/forms';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { help: formHelp } = getMessages().forms;

/** Sets the answers as an autofill, or a script, does: without a key or a click. */
const setAnswers = (page: Page, answers: Answers) =>
  page.evaluate((all) => {
    for (const [name, answer] of Object.entries(all)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (field) {
        field.value = answer;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, answers);

// Code that a test evaluates in the page counts as a user activation there: only real ones are reported.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    let hasBeenActive = false;
    addEventListener('pointerdown', ({ isTrusted }) => {
      hasBeenActive ||= isTrusted;
    });
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  });
  await page.goto('/patient-form/');
});

test('what a script submits waits for a press, with every answer in its place', async ({
  page,
}) => {
  const patient = newPatient();
  await setAnswers(page, patient);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
  await expect(page.getByRole('alert').filter({ hasText: formHelp.confirm })).toBeFocused();
  await expectAnswers(page, patient);
  expect(await findDelivered(String(patient.email))).toHaveLength(0);

  await submit(page);
  await expectSentOnce(page, patient);
});

test('autofilled answers go out at the first press', async ({ page }) => {
  const patient = newPatient();
  await setAnswers(page, patient);
  await submit(page);
  await expectSentOnce(page, patient);
});
