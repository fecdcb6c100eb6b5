import { z } from 'zod';
import {
  type FieldEntry,
  type FormName,
  getEntries,
  listErrorKinds,
} from '../../forms/email-forms';
import { countSteps, simulationNames } from '../schema/simulations';

/** The schema of the options of a list: each of these values once, in any order, with its label. */
const toChoices = (values: readonly string[]) =>
  z
    .array(z.strictObject({ value: z.enum(values), label: z.string() }))
    .superRefine((choices, context) => {
      const offered = choices.map(({ value }) => value);
      const report = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      for (const missing of values.filter((value) => !offered.includes(value))) {
        report([], `lacks the choice with the value ${missing}`);
      }
      for (const [index, value] of offered.entries()) {
        if (offered.indexOf(value) < index) {
          report([index, 'value'], 'is listed twice');
        }
      }
    });

const toFieldSchema = (entry: FieldEntry) =>
  z.strictObject({
    label: z.string(),
    hint: z.string().exactOptional(),
    errors: z.strictObject(
      Object.fromEntries(listErrorKinds(entry).map((kind) => [kind, z.string()])),
    ),
    ...(entry.control === 'select' && { prompt: z.string(), choices: toChoices(entry.choices) }),
  });

const toFormSchema = (form: FormName) =>
  z.looseObject({
    fields: z.strictObject(
      Object.fromEntries(
        Object.entries(getEntries(form)).map(([name, entry]) => [name, toFieldSchema(entry)]),
      ),
    ),
  });

/** The schema of the messages of the form fields, which lib/forms defines. */
export const formMessagesSchema = z.looseObject({
  contact: toFormSchema('contact'),
  patient: toFormSchema('patient'),
});

/** Limited by the width of the picture. */
const short = z.string().max(24);

/** The schema of the messages inside the pictures of the simulations. */
export const simulationMessagesSchema = z.looseObject({
  /** The four lines of text on the page of a school book. */
  bookLines: z.array(short).length(4),
  eyes: z.record(z.string(), short),
  scenes: z.strictObject(
    Object.fromEntries(
      simulationNames.map((name) => [
        name,
        z.looseObject({ steps: z.array(z.unknown()).length(countSteps(name)) }),
      ]),
    ),
  ),
});
