import type { z } from 'zod';
import { services } from '../../forms/email-forms';
import type { LanguageCode } from '../../languages';
import { withNonBreakingSpaces } from '../../text/non-breaking';
import type { Report } from '../../text/problems';
import { listCited, type Text } from '../../text/rich-text';
import { readInlineText } from '../markdown/markdown';
import type { InlineNames, MarkdownNames } from '../markdown/nodes';
import { type Clinic, toClinicSchema } from '../schema/clinic';
import { type Facts, type FormLimits, factsSchema, formLimitsSchema } from '../schema/facts';
import { toPictureSchema } from '../schema/picture-file';
import { type Reference, referencesSchema } from '../schema/references';
import { careLevels, type Sign, type Signs, signsSchema, textsSchema } from '../schema/signs';
import { createFactReader } from '../words/facts';
import type { Messages } from '../words/messages';
import { type DataFile, readDataFile } from './data-file';
import {
  type Documents,
  readEyeCareCards,
  readPages,
  readPosts,
  toSectionBlocks,
} from './documents';
import { findFile, type LanguageFolder } from './files';
import { readFactWords, readMessages } from './messages';
import { type Redirects, readRedirects } from './redirects';
import { listUnsignedFiles, toPublished, type UnsignedFile } from './signatures';

/** The texts of texts.yaml, as they are read; those of the schema are always there. */
type Texts = { [Name in keyof z.infer<typeof textsSchema>]: Text };

/** All content of the site, in one language. */
export interface Content extends Documents {
  language: LanguageCode;
  clinic: Clinic;
  facts: Facts;
  limits: FormLimits;
  references: Record<string, Reference>;
  redirects: Redirects;
  signs: Signs;
  /** Texts shared by several pages, by name. */
  texts: Texts;
  messages: Messages;
  /** The documents whose translation needs a signature: files and paths, without text. */
  unsigned: readonly UnsignedFile[];
}

/** Reads the signs; reports a sign that is listed at two levels. */
function readSigns(
  { file, value, toLine }: DataFile<z.infer<typeof signsSchema>>,
  names: InlineNames,
  report: Report,
): Signs {
  const signs: Signs = { emergency: {}, today: {}, days: {} };
  for (const level of careLevels) {
    for (const [name, sign] of Object.entries(value[level])) {
      const read = (field: keyof Sign, text: string) =>
        readInlineText({ file, text, firstLine: toLine([level, name, field]) }, names, report);
      const other = careLevels.find((candidate) => Object.hasOwn(signs[candidate], name));
      if (other) {
        const message = `\`${name}\` is at two levels, ${other} and ${level}: a sign has only one.`;
        report({ file, line: toLine([level, name]), message });
      }
      const { text, noticed, until, first, heading, words = [] } = sign;
      const readText = read('text', text);
      signs[level][name] = {
        text: readText,
        sources: listCited(readText),
        noticed: withNonBreakingSpaces(noticed),
        until: read('until', until),
        first: first === undefined ? null : read('first', first),
        heading: heading === undefined ? null : withNonBreakingSpaces(heading),
        words,
      };
    }
  }
  return signs;
}

/** Creates a function that reads shared texts, which may contain each other. */
function createTextReader(
  { file, value, toLine }: DataFile<Readonly<Record<string, string>>>,
  others: Omit<InlineNames, 'findText'>,
  report: Report,
): InlineNames {
  const names: InlineNames = {
    ...others,
    findText(name) {
      const text = value[name];
      return text === undefined
        ? undefined
        : readInlineText({ file, text, firstLine: toLine([name]) }, names, report);
    },
  };
  return names;
}

/** Reads the data that any document may use; returns `null` if one of their files is missing or invalid. */
function readSharedData(folder: LanguageFolder) {
  const read = <T>(file: string, schema: z.ZodType<T>) => readDataFile(folder, file, schema);
  const clinic = read('content/clinic.yaml', toClinicSchema(toPictureSchema(folder.root)));
  const facts = read('content/facts.yaml', factsSchema);
  const limits = read('content/form-limits.yaml', formLimitsSchema);
  const references = read('content/references.yaml', referencesSchema);
  const redirects = readRedirects(folder.root, folder.report);
  const texts = read(findFile(folder, 'texts.yaml'), textsSchema);
  const signs = read(findFile(folder, 'signs.yaml'), signsSchema);
  return clinic && facts && limits && references && redirects && texts && signs
    ? { clinic, facts, limits, references, redirects, texts, signs }
    : null;
}

/**
 * Reads the content of one language below `root`, and reports every mistake. Omits documents with invalid front
 * matter, and returns `null` if shared data or messages are invalid, since any document may use them. With
 * `isRelease`, unsigned translations are omitted here, so that no later code can show them.
 */
export function readContent(
  root: string,
  language: LanguageCode,
  report: Report,
  isRelease = false,
): Content | null {
  const folder: LanguageFolder = { root, language, folder: `content/${language}`, report };
  const data = readSharedData(folder);
  if (!data) {
    return null;
  }
  const clinic = data.clinic.value;
  const facts = data.facts.value;
  const limits = data.limits.value;
  const references = data.references.value;
  const factReader = createFactReader({ clinic, facts, limits, ...readFactWords(folder) });
  const isReference = (id: string) => Object.hasOwn(references, id);
  const inlineNames = createTextReader(data.texts, { ...factReader, isReference }, report);
  const messages = readMessages(folder, factReader);
  if (!messages) {
    return null;
  }
  const signs = readSigns(data.signs, inlineNames, report);
  const texts = Object.fromEntries(
    Object.keys(data.texts.value).map((name) => [name, inlineNames.findText(name) ?? '']),
  ) as Texts;
  const names: MarkdownNames = {
    ...factReader,
    ...inlineNames,
    signs,
    findLevel: (name) => careLevels.find((level) => Object.hasOwn(signs[level], name)),
    services,
    titles: {
      ...messages.page.careTitles,
      evidence: messages.page.evidence,
      'what-to-tell-us': messages['what-to-tell-us'].title,
    },
    endings: { emergency: texts.emergencyNote, today: texts.todayNote, days: null },
    eyeCareCards: [],
  };
  const toShown = isRelease ? toPublished : (all: Documents) => all;
  const eyeCareCards = readEyeCareCards(folder, names);
  const { eyeCareCards: shownCards } = toShown({ eyeCareCards, pages: [], posts: [] });
  const namesOfPages = { ...names, eyeCareCards: shownCards.flatMap(toSectionBlocks) };
  const categories = messages.blog.categories.map(({ name }) => name);
  const documents = {
    eyeCareCards,
    pages: readPages(folder, namesOfPages),
    posts: readPosts(folder, categories, namesOfPages),
  };
  return {
    language,
    clinic,
    facts,
    limits,
    references,
    redirects: data.redirects,
    signs,
    texts,
    messages,
    ...toShown(documents),
    unsigned: listUnsignedFiles(documents),
  };
}
