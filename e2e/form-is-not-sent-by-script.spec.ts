import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { expectAnswers, newPatient } from './support/forms';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { patient: patientForm, help: formHelp } = getMessages().forms;

type Answers = ReturnType<typeof newPatient>;

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

const submitByScript = (page: Page) =>
  page.evaluate(() => document.querySelector('form')?.requestSubmit());

const confirmNotice = (page: Page) => page.getByRole('alert').filter({ hasText: formHelp.confirm });

/** Fills in and submits a registration by script alone, up to the question for a press. */
async function registerByScript(page: Page): Promise<Answers> {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await setAnswers(page, patient);
  await submitByScript(page);
  await expect(confirmNotice(page)).toBeFocused();
  return patient;
}

test.describe('a form and a script', () => {
  // Whatever a test evaluates in the page counts as a press there: only real ones are let through.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      let hasBeenActive = false;
      addEventListener('pointerdown', ({ isTrusted }) => {
        hasBeenActive ||= isTrusted;
      });
      Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
    });
  });

  test('what nobody pressed waits for a press, with every answer in its place', async ({
    page,
  }) => {
    const patient = await registerByScript(page);
    await expectAnswers(page, patient);
    expect(await findDelivered(String(patient.email))).toHaveLength(0);

    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(page.getByRole('status')).toContainText(patientForm.sent);
    expect(await findDelivered(String(patient.email))).toHaveLength(1);
  });

  test('autofilled answers go out at the first press', async ({ page }) => {
    const patient = newPatient();
    await page.goto('/patient-form/');
    await setAnswers(page, patient);
    await page.getByRole('button', { name: patientForm.submit }).click();
    await expect(page.getByRole('status')).toContainText(patientForm.sent);
    expect(await findDelivered(String(patient.email))).toHaveLength(1);
  });

  test('a browser that reports no press at all still delivers, at the second try', async ({
    page,
  }) => {
    const patient = await registerByScript(page);
    await submitByScript(page);
    await expect(page.getByRole('status')).toContainText(patientForm.sent);
    expect(await findDelivered(String(patient.email))).toHaveLength(1);
  });
});
