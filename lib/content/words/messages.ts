import { z } from 'zod';
import {
  type FieldEntry,
  type FormName,
  getEntries,
  listErrorKinds,
} from '../../forms/email-forms';
import type { Report } from '../../text/problems';
import { type SourceText, toLineAt } from '../../text/source-text';
import { readDataFile } from '../read/data-file';
import { findFile, type LanguageFolder } from '../read/files';
import { type DrawingName, drawingNames } from '../schema/drawings';
import { simulations } from '../schema/simulations';
import type { FactReader } from './facts';

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

type Message<Value, Name> = Name extends 'drawing'
  ? DrawingName
  : Value extends readonly (infer Item)[]
    ? Message<Item, unknown>[]
    : Value extends object
      ? {
          [Inner in keyof Value as Exclude<Inner, 'default'>]: Message<
            Exclude<Value[Inner], undefined>,
            Inner
          >;
        }
      : Value;

export type Messages = { [Part in MessagePart]: Message<EnglishWords[Part], Part> };

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
    ...(entry.control === 'select' && { prompt: z.string(), choices: toChoices(entry.choices) }),
  });

/** The schema of the messages of a form, whose fields lib/forms defines. */
const toFormSchema = (form: FormName) =>
  z.looseObject({ fields: z.strictObject(mapEntries(getEntries(form), toFieldSchema)) });

/** Limited by the width of the picture. */
const short = z.string().max(24);

const loose = z.looseObject({});

/** The words in which facts are written. */
const site = z.looseObject({ range: z.string().exactOptional(), city: z.string().exactOptional() });

/** The schemas of the files in `words/`, of which some must match the program. */
const schemas: Record<MessagePart, z.ZodType> = {
  ...{ page: loose, blog: loose, demos: loose, 'not-found': loose, home: loose, clinic: loose },
  ...{ navigation: loose, site, 'sports-carousel': loose, search: loose, listen: loose },
  ...{ 'what-to-tell-us': loose, 'twenty-twenty-twenty': loose, reading: loose, languages: loose },
  forms: z.looseObject({ contact: toFormSchema('contact'), patient: toFormSchema('patient') }),
  simulations: z.looseObject({
    /** The four lines of text on the page of a school book. */
    bookLines: z.array(short).length(4),
    eyes: z.record(z.string(), short),
    scenes: z.strictObject(
      mapEntries(simulations, (count) =>
        z.looseObject({ steps: z.array(z.unknown()).length(count) }),
      ),
    ),
  }),
};

export const messageParts = Object.keys(schemas) as MessagePart[];

/** Reads these words before all other messages, because those may contain facts. */
export const readFactWords = (folder: LanguageFolder) =>
  readDataFile(folder, findFile(folder, 'words/site.json'), site)?.value;

/** Reports empty messages, and names of drawings that do not exist. */
function reportValues(source: SourceText, report: Report): void {
  const drawings: readonly string[] = drawingNames;
  for (const { 1: name, 2: value = '', index } of source.text.matchAll(/"(\w+)": "([^"\\]*)"/g)) {
    const line = toLineAt(source, index);
    if (value.trim() === '') {
      report({ file: source.file, line, message: `\`${name}\` must not be empty.` });
    } else if (name === 'drawing' && !drawings.includes(value)) {
      const message = `\`drawing\` must be one of ${drawings.join(', ')}; it is '${value}'.`;
      report({ file: source.file, line, message });
    }
  }
}

/** Reads the messages of the interface with their facts; returns `null` if one of their files is invalid. */
export function readMessages(folder: LanguageFolder, facts: FactReader): Messages | null {
  const messages = messageParts.flatMap((part) => {
    const file = findFile(folder, `words/${part}.json`);
    const data = readDataFile(folder, file, schemas[part]);
    if (!data) {
      return [];
    }
    const source = folder.files.read(file);
    facts.reportUnknown(source, folder.report);
    reportValues(source, folder.report);
    // No-break spaces would change the `value` that a form sends for a choice.
    const toShown = (name: string, value: unknown) =>
      typeof value === 'string' && name !== 'value' ? facts.fillIn(value) : value;
    return [[part, JSON.parse(JSON.stringify(data.value), toShown)]];
  });
  // All languages have the shape of the English messages, from which the type is derived.
  return messages.length === messageParts.length ? Object.fromEntries(messages) : null;
}
