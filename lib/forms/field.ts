import type { FieldErrors } from 'react-hook-form';
import { trimInvisible } from './invisible-characters';

/** A choice of a list: the value is sent, the label is read. */
export interface Choice {
  value: string;
  label: string;
}

interface FieldBase<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  /** What stands beside the field when its answer cannot be sent, by what is wrong with it. */
  errors: { missing?: string; wrong?: string; tooLong?: string };
  isRequired: boolean;
  autoComplete: string;
}

/** One field of a form, by the kind of control that takes the answer. */
export type Field<Name extends string = string> = FieldBase<Name> &
  (
    | {
        control: 'input';
        type: 'text' | 'email' | 'tel' | 'number' | 'password';
        inputMode: 'text' | 'email' | 'tel' | 'numeric';
      }
    | {
        control: 'select';
        /** The first entry of the list, which chooses nothing. */
        prompt: string;
        choices: readonly Choice[];
      }
    | { control: 'textarea'; rows: number }
  );

/** The answers of a form as they stand in its controls, by the names of its fields. */
export type Answers = Record<string, string>;

/** The message beside each field whose answer cannot be sent. */
export type FieldMessages = Record<string, string>;

/** The messages of a check by react-hook-form, in the order in which it found them. */
export const toFieldMessages = (errors: FieldErrors<Answers>): FieldMessages =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );

/** An e-mail address as browsers check one (WHATWG HTML, "valid e-mail address"). */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A form in which nothing is filled in. */
export const toBlankAnswers = (fields: readonly Field[]): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** The answers of a form, where it is empty filled up from earlier ones. */
export const fillUp = (answers: Answers, earlier: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, answer || (earlier[name] ?? '')]),
  );

/** The answers of a form without those that were sent: what was typed since stays. */
export const withoutSent = (answers: Answers, sent: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, answer === sent[name] ? '' : answer]),
  );

/** Whether two forms were filled in alike. */
export const areSame = (answers: Answers, others: Answers): boolean =>
  Object.entries(answers).every(([name, answer]) => answer === others[name]);

/** Whether nothing is filled in; spaces alone count as nothing. */
export const isBlank = (answers: Answers): boolean =>
  Object.values(answers).every((answer) => trimInvisible(answer) === '');

/** The answers as plain text, a line or paragraph each under its label, to paste into a message. */
export const toAnswersText = (fields: readonly Field[], answers: Answers): string =>
  fields
    .map(({ label, name }) => ({ label, answer: trimInvisible(answers[name] ?? '') }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join('\n');
