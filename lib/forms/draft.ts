import type { FormName } from './email-forms';
import { type Answers, isBlank } from './field';

const toKey = (form: FormName) => `draft-${form}`;

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((answer) => typeof answer === 'string');

/** The draft kept in this tab, or `null` where there is none, it is damaged, or storage is denied. */
export function readDraft(form: FormName): Answers | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(toKey(form)) ?? 'null');
    return isAnswers(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, unless it is blank; without storage the form works on, without one. */
export function keepDraft(form: FormName, answers: Answers): void {
  if (isBlank(answers)) {
    forgetDraft(form);
    return;
  }
  try {
    sessionStorage.setItem(toKey(form), JSON.stringify(answers));
  } catch {
    // Storage is denied or full: the form still holds the answers.
  }
}

export function forgetDraft(form: FormName): void {
  try {
    sessionStorage.removeItem(toKey(form));
  } catch {
    // Storage is denied: nothing was kept.
  }
}
