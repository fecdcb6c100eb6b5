import type { Range } from '../content/schema/clinic';
import { trimInvisible } from './invisible-characters';

export type ErrorKind = 'missing' | 'wrong' | 'tooLong';

/** A choice of a list: the value is sent, the label is read. */
export interface Choice {
  value: string;
  label: string;
}

export interface FieldWords {
  label: string;
  hint?: string;
  errors: { [Kind in ErrorKind]?: string };
  /** Of a list: its first entry, which chooses nothing. */
  prompt?: string;
  /** Of a list: in the order in which this language shows them. */
  choices?: readonly Choice[];
}

export type InputType = 'text' | 'email' | 'tel' | 'number' | 'password';

/** A field of a form with its words: what its control shows, and which answers it takes. */
export interface Field extends FieldWords {
  name: string;
  control: InputType | 'textarea' | 'select';
  isRequired: boolean;
  autoComplete: string;
  /** The height of a `<textarea>`. */
  rows?: number;
  /** The bounds of a number, of the digits of a phone number, of the length of a text. */
  limit?: Range;
}

/** The answers of a form as its controls hold them, by the names of its fields. */
export type Answers = Record<string, string>;

/**
 * Removes the mark that the script in `<head>` sets on a form at every submit, and returns whether it was
 * there: at hydration it means that the form was submitted before.
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const wasSubmitted = 'submittedEarly' in form.dataset;
  delete form.dataset.submittedEarly;
  return wasSubmitted;
}

/** An e-mail address as browsers check one (WHATWG HTML, "valid e-mail address"). */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const toBlankAnswers = (fields: readonly Field[]): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** The answers of a form; where one is empty, the earlier one takes its place. */
export const fillEmpty = (answers: Answers, earlier: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, answer || (earlier[name] ?? '')]),
  );

/** The answers of a form without those that were sent: what was typed since stays. */
export const withoutSent = (answers: Answers, sent: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, answer === sent[name] ? '' : answer]),
  );

export const areSame = (answers: Answers, others: Answers): boolean =>
  Object.entries(answers).every(([name, answer]) => answer === others[name]);

/** Whether nothing is filled in; spaces alone count as nothing. */
export const isBlank = (answers: Answers): boolean =>
  Object.values(answers).every((answer) => trimInvisible(answer) === '');

/** The answers as plain text to paste into a message, each after its label. */
export const toAnswersText = (fields: readonly Field[], answers: Answers): string =>
  fields
    .map(({ label, name }) => ({ label, answer: trimInvisible(answers[name] ?? '') }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join('\n');
