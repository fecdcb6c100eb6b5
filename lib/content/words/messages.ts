import { z } from 'zod';
import {
  emailForms,
  type FieldEntry,
  type FormName,
  listErrorKinds,
} from '../../forms/email-forms';
import { countSteps, simulationNames } from '../schema/simulations';

/** The messages in English, whose type is that of every language, by the names of the files in `words/`. */
interface EnglishWords {
  page: typeof import('../../../content/en/words/page.json');
  blog: typeof import('../../../content/en/words/blog.json');
  demos: typeof import('../../../content/en/words/demos.json');
  'not-found': typeof import('../../../content/en/words/not-found.json');
  forms: typeof import('../../../content/en/words/forms.json');
  home: typeof import('../../../content/en/words/home.json');
  clinic: typeof import('../../../content/en/words/clinic.json');
  navigation: typeof import('../../../content/en/words/navigation.json');
  site: typeof import('../../../content/en/words/site.json');
  'sports-carousel': typeof import('../../../content/en/words/sports-carousel.json');
  search: typeof import('../../../content/en/words/search.json');
  simulations: typeof import('../../../content/en/words/simulations.json');
  'what-to-tell-us': typeof import('../../../content/en/words/what-to-tell-us.json');
  listen: typeof import('../../../content/en/words/listen.json');
  'twenty-twenty-twenty': typeof import('../../../content/en/words/twenty-twenty-twenty.json');
  reading: typeof import('../../../content/en/words/reading.json');
  languages: typeof import('../../../content/en/words/languages.json');
}

export type MessagePart = keyof EnglishWords;

type Message<Value> = Value extends readonly (infer Item)[]
  ? Message<Item>[]
  : Value extends object
    ? {
        [Inner in keyof Value as Exclude<Inner, 'default'>]: Message<
          Exclude<Value[Inner], undefined>
        >;
      }
    : Value;

export type Messages = { [Part in MessagePart]: Message<EnglishWords[Part]> };

/** The schema of the options of a list: each of these values once, in any order, with its label. */
const toChoices = (values: readonly string[]) =>
  z
    .array(z.strictObject({ value: z.enum(values), label: z.string() }))
    .superRefine((choices, context) => {
      const offered = choices.map(({ value }) => value);
      for (const missing of values.filter((value) => !offered.includes(value))) {
        context.addIssue({ code: 'custom', message: `lacks the choice with the value ${missing}` });
      }
      for (const [index, value] of offered.entries()) {
        if (offered.indexOf(value) < index) {
          context.addIssue({ code: 'custom', path: [index, 'value'], message: 'is listed twice' });
        }
      }
    });

const mapEntries = <From, To>(group: Readonly<Record<string, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries(group).map(([name, entry]) => [name, map(entry)]));

const toFieldSchema = (entry: FieldEntry) =>
  z.strictObject({
    label: z.string(),
    hint: z.string().exactOptional(),
    errors: z.strictObject(
      Object.fromEntries(listErrorKinds(entry).map((kind) => [kind, z.string()])),
    ),
    ...(entry.control === 'number' && { unit: z.string() }),
    ...(entry.control === 'select' && { prompt: z.string(), choices: toChoices(entry.choices) }),
  });

/** The schema of the messages of a form, whose fields lib/forms defines. */
const toFormSchema = (form: FormName) =>
  z.looseObject({ fields: z.strictObject(mapEntries(emailForms[form], toFieldSchema)) });

/** Limited by the width of the picture. */
const short = z.string().max(24);

const loose = z.looseObject({});

/** The words in which facts are written. */
export const factWordsSchema = z.looseObject({
  range: z.string().exactOptional(),
  city: z.string().exactOptional(),
});

/** The schemas of the files in `words/`, of which some must match the program. */
export const messageSchemas: Record<MessagePart, z.ZodType> = {
  ...{ page: loose, blog: loose, demos: loose, 'not-found': loose, home: loose, clinic: loose },
  ...{
    navigation: loose,
    site: factWordsSchema,
    'sports-carousel': loose,
    search: loose,
    listen: loose,
  },
  ...{ 'what-to-tell-us': loose, 'twenty-twenty-twenty': loose, reading: loose, languages: loose },
  forms: z.looseObject({ contact: toFormSchema('contact'), patient: toFormSchema('patient') }),
  simulations: z.looseObject({
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
  }),
};

export const messageParts = Object.keys(messageSchemas) as MessagePart[];
