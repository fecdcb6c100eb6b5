import { toAsciiDigits } from '../text/digits';
import type { FormName } from './email-forms';
import type { Answers, Field } from './field';

// Unicode "Default_Ignorable_Code_Point": direction marks, zero-width spaces and fillers, but also joiners, which Hindi
// and Marathi need inside words.
const invisibleEnds =
  /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu;

export const trimInvisible = (text: string): string => text.replace(invisibleEnds, '');

/**
 * Converts digits to 0 to 9, and removes what surrounds a pasted e-mail address or phone number in a link or an address
 * book: `Asha <asha@example.com>`, `mailto:asha@example.com.`, `tel:+91.98765.43210 ext 12`.
 */
export function cleanAnswer(type: string, text: string): string {
  const answer = toAsciiDigits(text);
  switch (type) {
    case 'email':
      return answer.replace(/^(?:.*<)?\s*(?:mailto:)?|[>.,;\s]+$/gi, '');
    case 'tel':
      return answer
        .replace(/^\s*tel:|[\s,;]*(?:ext|extn|x)[.:\s]*\d+\s*$/gi, '')
        .replaceAll('.', ' ')
        .trim();
    default:
      return answer;
  }
}

export const mapAnswers = (
  answers: Answers,
  toAnswer: (answer: string, name: string) => string,
): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, toAnswer(answer, name)]),
  );

export const toBlankAnswers = (fields: readonly Field[]): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** Blanks the answers that were sent, and keeps what was typed since. */
export const withoutSent = (answers: Answers, sent: Answers): Answers =>
  mapAnswers(answers, (answer, name) => (answer === sent[name] ? '' : answer));

export const areSame = (answers: Answers, others: Answers): boolean =>
  Object.entries(answers).every(([name, answer]) => answer === others[name]);

export const isBlank = (answers: Answers): boolean =>
  Object.values(answers).every((answer) => trimInvisible(answer) === '');

export const toDraftKey = (form: FormName) => `draft-${form}`;

/** The draft in this tab; `null` if there is none, if it is damaged, or if storage is denied. */
export function readDraft(form: FormName): Answers | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(toDraftKey(form)) ?? 'null');
    return Object.values(draft).every((answer) => typeof answer === 'string') ? draft : null;
  } catch {
    return null;
  }
}

/** Saves a draft in this tab, but a blank one only over an existing one; without storage the form still works. */
export function saveDraft(form: FormName, answers: Answers): void {
  try {
    if (!isBlank(answers) || readDraft(form)) {
      sessionStorage.setItem(toDraftKey(form), JSON.stringify(answers));
    }
  } catch {
    // Storage is denied or full: the form still has the answers.
  }
}

/** The value of a control; for a number field, including text that the browser dropped (`keepTypedNumbers`). */
export const readControl = ({ value, dataset }: HTMLInputElement): string => dataset.typed || value;

/** Whether `reloadOnce` has already reloaded the page of a form in this tab. */
export function hasReloaded(form: FormName): boolean {
  try {
    return sessionStorage.getItem('reloaded') === form;
  } catch {
    return false;
  }
}

/** Reloads the page once per tab if the draft has all answers; returns whether the draft has them. */
export function reloadOnce(form: FormName, answers: Answers): boolean {
  const draft = readDraft(form);
  const isKept = Object.keys(answers).every((name) => !answers[name] || draft?.[name]);
  if (isKept && !hasReloaded(form)) {
    sessionStorage.setItem('reloaded', form);
    location.reload();
  }
  return isKept;
}

/** Whether a form was submitted since the last call: the script in `<head>` adds a class, which this replaces. */
export const takeEarlySubmit = (): boolean =>
  document.documentElement.classList.replace('submitted-early', 'submitted');

/** The error message for a number field whose answer is not a whole number. */
export function findNotDigits({ errors }: Field, answer = ''): string | undefined {
  const typed = trimInvisible(toAsciiDigits(answer));
  return /\D/.test(typed)
    ? errors.notDigits?.replace('{typed}', () => [...typed].slice(0, 40).join(''))
    : undefined;
}

export const toAnswersText = (fields: readonly Field[], answers: Answers): string =>
  fields
    .flatMap(({ label, unit, name }) => {
      const answer = trimInvisible(answers[name] ?? '');
      return answer ? `${unit ? `${label} (${unit})` : label}: ${answer}` : [];
    })
    .join('\n');
