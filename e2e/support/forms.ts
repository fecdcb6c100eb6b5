import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getMessages } from '@/lib/content/get-content';
import { emailForms, type FieldEntry, type FormName } from '@/lib/forms/email-forms';
import type { Answers, FieldWords } from '@/lib/forms/field';
import { readOutbox } from '@/scripts/serve/delivery/outbox';

/** The URL to which both forms post, on the site itself or on the e-mail service. */
export const SEND_URL = '**/api/v1.0/email/send';

/** The clinic's e-mail address as shown to visitors. */
export const clinicAddress = String(
  listContactOptions().find(({ href }) => href.startsWith('mailto:'))?.text,
);

/** An answer for each field of a form; all are different, and no other test uses the same e-mail address. */
export const newAnswers = (form: FormName): Answers =>
  Object.fromEntries(
    Object.entries(emailForms[form]).map(([name, entry]) => {
      const answers: Record<FieldEntry['control'], string> = {
        text: `Asha ${name}`,
        email: `visitor-${randomUUID()}@example.com`,
        tel: '+91 98765 43210',
        number: '9',
        password: name,
        textarea: `Headaches after reading: ${name}.`,
        select: entry.control === 'select' ? String(entry.choices.at(-1)) : '',
      };
      return [name, answers[entry.control]];
    }),
  );

export const newPatient = () => newAnswers('patient');

const { contact, patient } = getMessages().forms;
/** The texts of all fields, by name; `email` is the same in both forms. */
export const words: Record<string, FieldWords> = { ...contact.fields, ...patient.fields };

/** Locates the control of a field by its visible label. */
export const control = (page: Page, name: string) =>
  page.getByLabel(words[name]?.label ?? name, { exact: true });

/** Fills in or selects every answer; opens the `<details>` around a field first. */
export async function fillIn(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = control(page, name);
    const isSelect = await field.evaluate((element) => {
      element.closest('details')?.setAttribute('open', '');
      return element.matches('select');
    });
    await (isSelect ? field.selectOption(answer) : field.fill(answer));
  }
}

/** Expects the form to still have, or have restored, these answers. */
export async function expectAnswers(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await expect(control(page, name)).toHaveValue(answer);
  }
}

export async function fillInPatient(page: Page, more: Answers = {}): Promise<Answers> {
  const answers = { ...newPatient(), ...more };
  await page.goto('/patient-form/');
  await fillIn(page, answers);
  return answers;
}

/** Clicks the Submit button of the patient form. */
export const submit = (page: Page) => page.getByRole('button', { name: patient.submit }).click();

/** The template parameters of the messages from this e-mail address, as stored by the local delivery. */
export async function findDelivered(email: string | undefined) {
  const { messages } = await readOutbox(process.env.OUTBOX_DIR ?? '');
  return messages
    .map(({ message }) => message.template_params)
    .filter((params) => params.email === email);
}

/** Expects the success message of the patient form, and one delivered message. */
export async function expectSentOnce(page: Page, { email }: Answers): Promise<void> {
  await expect(page.getByRole('status')).toContainText(patient.sent);
  expect(await findDelivered(email)).toHaveLength(1);
}

/** Opens the landing page and then goes back. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('#home')).toBeVisible();
  await page.goBack();
}
