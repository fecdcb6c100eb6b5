import { z } from 'zod';
// biome-ignore lint/style/noRestrictedImports: this is lib/content.
import english from '../../../content/en/words/forms.json' with { type: 'json' };
import {
  type FieldEntry,
  type FormName,
  getEntries,
  listErrorKinds,
} from '../../forms/email-forms';
import type { MessageSchemas } from './message-schemas';
import { toWordsSchema } from './words-schema';

/** The choices of a list: each of these values once, in any order, with its label. */
const toChoices = (values: readonly string[], line: z.ZodType<string>) =>
  z
    .array(z.strictObject({ value: z.enum(values), label: line }))
    .superRefine((choices, context) => {
      const offered = choices.map(({ value }) => value);
      const report = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      for (const missing of values.filter((value) => !offered.includes(value))) {
        report([], `lacks the choice with the value ${missing}`);
      }
      for (const [index, value] of offered.entries()) {
        if (offered.indexOf(value) < index) {
          report([index, 'value'], 'is there already');
        }
      }
    });

/** The messages of the forms that go out as e-mail: those of the fields by the table of the forms. */
export function toFormMessages({ line }: MessageSchemas) {
  const toFieldSchema = (entry: FieldEntry) =>
    z.strictObject({
      label: line,
      hint: line.exactOptional(),
      errors: z.strictObject(Object.fromEntries(listErrorKinds(entry).map((kind) => [kind, line]))),
      ...(entry.control === 'select' && {
        prompt: line,
        choices: toChoices(entry.choices, line),
      }),
    });
  const toForm = (form: FormName) => ({
    ...english[form],
    fields: z.strictObject(
      Object.fromEntries(
        Object.entries(getEntries(form)).map(([name, entry]) => [name, toFieldSchema(entry)]),
      ),
    ),
  });
  const forms = toWordsSchema(
    { ...english, contact: toForm('contact'), patient: toForm('patient') },
    line,
  );
  return { forms: forms as z.ZodType<typeof english> };
}
