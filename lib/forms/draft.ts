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

/** Saves a draft in this tab, a blank one where there was another; without storage the form works on. */
export function saveDraft(form: FormName, answers: Answers): void {
  if (isBlank(answers) && readDraft(form) === null) {
    return;
  }
  try {
    sessionStorage.setItem(toDraftKey(form), JSON.stringify(answers));
  } catch {
    // Storage is denied or full: the form still holds the answers.
  }
}
