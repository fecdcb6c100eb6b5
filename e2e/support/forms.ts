import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getMessages } from '@/lib/content/get-content';
import type { Answers } from '@/lib/forms/field';

/** The address to which both forms post, at the site itself or at the e-mail service. */
export const SEND_URL = '**/api/v1.0/email/send';

/** The e-mail address of the clinic as visitors see it. */
export const clinicAddress = String(
  listContactOptions().find(({ href }) => href.startsWith('mailto:'))?.text,
);

/** An address no other test writes from, so that a test finds its own messages. */
export const newEmail = () => `visitor-${randomUUID()}@example.com`;

/** What a patient answers, all ten fields filled in. */
export const newPatient = (): Answers => ({
  firstName: 'Asha',
  lastName: 'Kulkarni',
  age: '9',
  gender: 'Female',
  phone: '+91 98765 43210',
  email: newEmail(),
  address: '12 Lane 4, Kothrud, Pune',
  service: 'Vision Therapy',
  symptoms: 'Headaches after reading.',
  history: 'Glasses since age 6.',
});

export const newMessage = (): Answers => ({
  name: 'Ravi Deshpande',
  email: newEmail(),
  message: 'Do you test children on Saturdays?',
});

const { contact, patient } = getMessages().forms;
const labels: Record<string, { label: string }> = { ...contact.fields, ...patient.fields };

/** The control of a field, found by its visible label. */
export const control = (page: Page, name: string): Locator =>
  page.getByLabel(labels[name]?.label ?? name, { exact: true });

/** Types or chooses every answer. */
export async function fillIn(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = control(page, name);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
      await field.selectOption(answer);
    } else {
      await field.fill(answer);
    }
  }
}

/** Checks that the form still holds, or holds again, these answers. */
export async function expectAnswers(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await expect(control(page, name)).toHaveValue(answer);
  }
}
