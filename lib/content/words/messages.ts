import { z } from 'zod';
import {
  emailForms,
  type FieldEntry,
  type FormName,
  listErrorKinds,
} from '../../forms/email-forms';
import { countStepsOf, type SimulationName, simulationNames } from '../schema/drawings';

/** The English messages, whose type applies to every language, by the names of the files in `words/`. */
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

const toChoice = (value: string) => z.strictObject({ value: z.literal(value), label: z.string() });

const toChoices = ([first = '', ...others]: readonly string[]) =>
  z.tuple([toChoice(first), ...others.map(toChoice)]);

const toFieldSchema = (entry: FieldEntry) =>
  z.strictObject({
    label: z.string(),
    hint: z.string().exactOptional(),
    errors: z.record(z.enum(listErrorKinds(entry)), z.string()),
    ...(entry.control === 'number' && { unit: z.string() }),
    ...(entry.control === 'select' && { prompt: z.string(), choices: toChoices(entry.choices) }),
  });

/** The schema of the messages of a form, whose fields lib/forms defines. */
const toFormSchema = (form: FormName) => {
  const fields = Object.entries(emailForms[form]);
  const shape = Object.fromEntries(fields.map(([name, entry]) => [name, toFieldSchema(entry)]));
  return z.looseObject({ fields: z.strictObject(shape) });
};

/** Limited by the width of the simulation picture. */
const short = z.string().max(24);

const toSceneEntry = (name: SimulationName) =>
  [name, z.looseObject({ steps: z.array(z.unknown()).length(countStepsOf(name)) })] as const;

const loose = z.looseObject({});

export const factWordsSchema = z.looseObject({
  range: z.string().exactOptional(),
  city: z.string().exactOptional(),
});

/** The schemas of the files in `words/`, some of which must match the program. */
export const messageSchemas: Record<MessagePart, z.ZodType> = {
  ...{ page: loose, blog: loose, demos: loose, 'not-found': loose, home: loose, clinic: loose },
  ...{ navigation: loose, 'sports-carousel': loose, search: loose, listen: loose, reading: loose },
  ...{ 'what-to-tell-us': loose, 'twenty-twenty-twenty': loose, languages: loose },
  site: factWordsSchema,
  forms: z.looseObject({ contact: toFormSchema('contact'), patient: toFormSchema('patient') }),
  simulations: z.looseObject({
    /** The four lines of text on the page of a school book. */
    bookLines: z.array(short).length(4),
    eyes: z.record(z.string(), short),
    scenes: z.strictObject(Object.fromEntries(simulationNames.map(toSceneEntry))),
  }),
};

export const messageParts = Object.keys(messageSchemas) as MessagePart[];
