import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Email } from '../email/send-email';
import { emailSettings } from '../email/settings';
import { findNotDigits } from './answers';
import { EMAIL_ADDRESS, toCheckedAnswer } from './checked-answer';
import type { FormName } from './email-forms';
import type { Answers, Field } from './field';

export { sendEmail } from '../email/send-email';

// Without this setting, zod probes `new Function`, which violates the content security policy of the page.
z.config({ jitless: true });

/** The number of characters (graphemes) of a text, or of code points in Firefox before 125. */
const countCharacters = (text: string): number =>
  [...('Segmenter' in Intl ? new Intl.Segmenter().segment(text) : text)].length;

function findError(field: Field, answer: string): string | undefined {
  const { control, errors, limit: { min, max } = { min: 0, max: Infinity } } = field;
  switch (control) {
    case 'email':
      return EMAIL_ADDRESS.test(answer) ? undefined : errors.wrong;
    case 'number': {
      const isWithin = Number(answer) >= min && Number(answer) <= max;
      return findNotDigits(field, answer) ?? (isWithin ? undefined : errors.wrong);
    }
    case 'tel': {
      const { length } = answer.replace(/\D/g, '');
      if (length < min || length > max) {
        // Two phone numbers together exceed the maximum number of digits.
        return length > max ? errors.several : errors.wrong;
      }
      // Allows spaces, brackets and dashes between the digits, and a plus sign before them.
      return /^\+?[\d\s()[\]\p{Pd}]*$/u.test(answer) ? undefined : errors.notDigits;
    }
    case 'textarea': {
      const excess = countCharacters(answer) - max;
      return excess > 0
        ? errors.tooLong?.replace('{excess}', excess.toLocaleString('en-IN'))
        : undefined;
    }
    default:
      return;
  }
}

const toNumber = z.transform((digits: string) => (digits === '' ? '' : Number(digits)));

/** The schema of an answer; the result is trimmed, and a number for a number field. */
export function toFieldSchema(field: Field): z.ZodMiniType<string | number, string> {
  const text = z.string().check(
    z.overwrite((answer) => toCheckedAnswer(field, answer)),
    z.minLength(field.isRequired ? 1 : 0, field.errors.missing),
    ({ value, issues }) => {
      const message = value === '' ? undefined : findError(field, value);
      if (message) {
        issues.push({ code: 'custom', input: value, message });
      }
    },
  );
  return field.control === 'number' ? z.pipe(text, toNumber) : text;
}

/** The template parameters of an e-mail in addition to the answers. */
const addedParams: Record<FormName, () => Record<string, string>> = {
  contact: () => ({
    date: new Date().toLocaleString('en-IN', { dateStyle: 'full', timeStyle: 'long' }),
  }),
  patient: () => ({ to_email: emailSettings.clinicEmail }),
};

/**
 * Creates a react-hook-form resolver: valid answers result in the e-mail to send, with the `language` of the page if
 * that is not English. A few lines instead of `@hookform/resolvers`, which is 1 kB larger (brotli) because it supports
 * nested and native forms.
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
    // Keeps only the first of several messages for a field.
    const errors: FieldErrors<Answers> = {};
    for (const { path, code, message } of result.error.issues) {
      const type = code === 'too_small' ? 'required' : 'pattern';
      errors[String(path[0])] ??= { type, message };
    }
    return { values: {}, errors };
  };
}
