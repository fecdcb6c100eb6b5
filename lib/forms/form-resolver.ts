import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Email } from '../email/send-email';
import { toAsciiDigits } from '../text/digits';
import { addedParams } from './added-params';
import { cleanContact } from './clean-contact';
import type { FormName } from './email-forms';
import { type Answers, EMAIL_ADDRESS, type ErrorKind, type Field } from './field';
import { removeInvisible, trimInvisible } from './invisible-characters';

// Without this zod probes `new Function`, which the page's content security policy reports as a violation.
z.config({ jitless: true });

/** Which answers a control takes. */
interface Rule {
  /** What is done to an answer before it is checked and sent. */
  clean?: (answer: string, field: Field) => string;
  pattern?: RegExp;
  /** What the limit of the field bounds. */
  measure?: (answer: string) => number;
  /** Of an answer that breaks the rule. */
  error: ErrorKind;
}

/** As it is dialled and counted, in the digits 0 to 9; pasted numbers often hold invisible direction marks. */
const cleanNumber = (answer: string) => toAsciiDigits(removeInvisible(answer));

const rules: Record<Field['control'], Rule> = {
  text: { error: 'wrong' },
  password: { error: 'wrong' },
  email: {
    clean: (answer) => removeInvisible(cleanContact('email', answer)),
    pattern: EMAIL_ADDRESS,
    error: 'wrong',
  },
  number: { clean: cleanNumber, pattern: /^\d+$/, measure: Number, error: 'wrong' },
  tel: {
    clean: (answer) => cleanNumber(cleanContact('tel', answer)),
    // Digits of any script, with spaces, brackets and dashes between them and a plus before them.
    pattern: /^\+?[\p{Nd}\s()[\]\p{Pd}]*$/u,
    measure: (answer) => answer.match(/\p{Nd}/gu)?.length ?? 0,
    error: 'wrong',
  },
  textarea: { measure: ({ length }) => length, error: 'tooLong' },
  select: {
    // A draft may hold a choice that is no longer offered.
    clean: (answer, { choices }) => (choices?.some(({ value }) => value === answer) ? answer : ''),
    error: 'missing',
  },
};

/** What a field accepts: its answer comes out trimmed, and that of a number field as a number. */
export function toFieldSchema(field: Field): z.ZodMiniType<string | number, string> {
  const { control, isRequired, errors, limit } = field;
  const { clean, pattern, measure, error } = rules[control];
  const isRight = (answer: string) => {
    const size = measure?.(answer);
    const isWithin = !limit || size === undefined || (size >= limit.min && size <= limit.max);
    return answer === '' || (isWithin && (pattern?.test(answer) ?? true));
  };
  const text = z.string().check(
    z.overwrite((answer) => clean?.(trimInvisible(answer), field) ?? trimInvisible(answer)),
    z.minLength(isRequired ? 1 : 0, errors.missing),
    z.refine(isRight, errors[error]),
  );
  return control === 'number'
    ? z.pipe(
        text,
        z.transform((digits) => (digits === '' ? '' : Number(digits))),
      )
    : text;
}

/**
 * The check of a form for react-hook-form: valid answers come out as the e-mail to send, with the `language` of the
 * page where that is not English. A few lines
 * in place of `@hookform/resolvers`, which weighs 1 kB more (brotli) for nested and native forms.
 */
export function createFormResolver(
  form: FormName,
  fields: readonly Field[],
  language?: string,
): Resolver<Answers, unknown, Email> {
  const schema = z.object(
    Object.fromEntries(fields.map((field) => [field.name, toFieldSchema(field)])),
  );
  return (answers) => {
    const result = z.safeParse(schema, answers);
    if (result.success) {
      const added = { ...addedParams[form](new Date()), ...(language && { language }) };
      const params = { ...result.data, ...added };
      return { values: { template: form, params }, errors: {} };
    }
    // Of several messages for one field the first counts.
    const errors: FieldErrors<Answers> = {};
    for (const { path, code, message } of result.error.issues) {
      const type = code === 'too_small' ? 'missing' : 'wrong';
      errors[String(path[0])] ??= { type, message };
    }
    return { values: {}, errors };
  };
}
