import type { FormName } from './email-forms';
import { type Answers, isBlank } from './field';

/** The key of a form's draft in `sessionStorage`. */
export const toDraftKey = (form: FormName) => `draft-${form}`;

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((answer) => typeof answer === 'string');

/**
 * The draft in this tab: what the visitor last saw in the form, with no answers once they were sent or
 * cleared; `null` where nothing was ever kept, it is damaged, or storage is denied.
 */
export function readDraft(form: FormName): Answers | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(toDraftKey(form)) ?? 'null');
    return isAnswers(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, a blank one where there was another; without storage the form works on. */
export function keepDraft(form: FormName, answers: Answers): void {
  if (isBlank(answers) && readDraft(form) === null) {
    return;
  }
  try {
    sessionStorage.setItem(toDraftKey(form), JSON.stringify(answers));
  } catch {
    // Storage is denied or full: the form still holds the answers.
  }
}

const toSendingKey = (form: FormName) => `sending-${form}`;

/** Notes whether a message of a form is on its way, which a reload interrupts without an outcome. */
export function noteSending(form: FormName, isSending: boolean): void {
  try {
    if (isSending) {
      sessionStorage.setItem(toSendingKey(form), '');
    } else {
      sessionStorage.removeItem(toSendingKey(form));
    }
  } catch {
    // Storage is denied or full: a reload while sending goes unnoticed.
  }
}

/** Whether a message was on its way when this tab last showed a page with the form. */
export function wasSending(form: FormName): boolean {
  try {
    return sessionStorage.getItem(toSendingKey(form)) !== null;
  } catch {
    return false;
  }
}
