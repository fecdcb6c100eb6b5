import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Email } from '../email/send-email';
import { emailSettings } from '../email/settings';
import { toAsciiDigits } from '../text/digits';
import { cleanContact, EMAIL_ADDRESS, trimInvisible } from './answers';
import type { FormName } from './email-forms';
import type { Answers, Field } from './field';

// Without this zod probes `new Function`, which the page's content security policy reports as a violation.
z.config({ jitless: true });

/** An answer as it is checked and sent; pasted numbers and addresses often hold invisible direction marks. */
function clean(answer: string, { control, choices }: Field): string {
  const trimmed = cleanContact(control, trimInvisible(answer));
  switch (control) {
    case 'email':
    case 'tel':
    case 'number':
      return toAsciiDigits(trimmed.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
    case 'select':
      // A draft may hold a choice that is no longer offered.
      return choices?.some(({ value }) => value === trimmed) ? trimmed : '';
    default:
      return trimmed;
  }
}

const patterns: { [Control in Field['control']]?: RegExp } = {
  email: EMAIL_ADDRESS,
  number: /^\d+$/,
  // Digits of any script, with spaces, brackets and dashes between them and a plus before them.
  tel: /^\+?[\p{Nd}\s()[\]\p{Pd}]*$/u,
};

/** What the limit of a field bounds. */
const measures: { [Control in Field['control']]?: (answer: string) => number } = {
  number: Number,
  tel: (answer) => answer.match(/\p{Nd}/gu)?.length ?? 0,
  textarea: ({ length }) => length,
};

const toNumber = z.transform((digits: string) => (digits === '' ? '' : Number(digits)));

/** What a field accepts: its answer comes out trimmed, and that of a number field as a number. */
export function toFieldSchema(field: Field): z.ZodMiniType<string | number, string> {
  const { control, isRequired, errors, limit } = field;
  const isWithin = (size = 0) => !limit || (size >= limit.min && size <= limit.max);
  const isRight = (answer: string) =>
    answer === '' ||
    (isWithin(measures[control]?.(answer)) && (patterns[control]?.test(answer) ?? true));
  const text = z.string().check(
    z.overwrite((answer) => clean(answer, field)),
    z.minLength(isRequired ? 1 : 0, errors.missing),
    z.refine(isRight, errors.wrong ?? errors.tooLong),
  );
  return control === 'number' ? z.pipe(text, toNumber) : text;
}

/** What a template is filled with besides the answers. */
const addedParams: Record<FormName, () => Record<string, string>> = {
  contact: () => ({
    date: new Date().toLocaleString('en-IN', { dateStyle: 'full', timeStyle: 'long' }),
  }),
  patient: () => ({ to_email: emailSettings.clinicEmail }),
};

/**
 * The check of a form for react-hook-form: valid answers come out as the e-mail to send, with the `language`
 * of the page where that is not English. A few lines in place of `@hookform/resolvers`, which weighs 1 kB more
 * (brotli) for nested and native forms.
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
      const params = { ...result.data, ...addedParams[form](), ...(language && { language }) };
      return { values: { template: form, params }, errors: {} };
    }
    // Of several messages for one field the first counts.
    const errors: FieldErrors<Answers> = {};
    for (const { path, code, message } of result.error.issues) {
      const type = code === 'too_small' ? 'required' : 'pattern';
      errors[String(path[0])] ??= { type, message };
    }
    return { values: {}, errors };
  };
}
