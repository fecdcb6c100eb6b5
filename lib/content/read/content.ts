import type { z } from 'zod';
import type { LanguageCode } from '../../languages';
import type { Report } from '../../text/problems';
import { listNamed, type Text, withoutCitations } from '../../text/rich-text';
import { directives } from '../markdown/directives';
import { readInlineText } from '../markdown/markdown';
import type { InlineNames } from '../markdown/nodes';
import { toClinicSchema } from '../schema/clinic';
import { factsSchema, formLimitsSchema } from '../schema/facts';
import { toPictureSchema } from '../schema/picture-file';
import { referencesSchema } from '../schema/references';
import { careLevels, findLevel, type Signs, signsSchema } from '../schema/signs';
import { type SharedTexts, textsSchema } from '../schema/texts';
import { createFactReader } from '../words/facts';
import { factWordsSchema } from '../words/messages';
import { type DataFile, readDataFile } from './data-file';
import {
  isSigned,
  listUnsignedFiles,
  readEyeCareCards,
  readPages,
  readPosts,
  toSectionBlocks,
} from './documents';
import { type LanguageFolder, openFiles } from './files';
import { readMessages } from './messages';
import { readRedirects } from './redirects';

/** Reads the shared texts, which may include each other. */
function readTexts(
  { file, value, toLine }: DataFile<Readonly<Record<string, string>>>,
  others: Omit<InlineNames, 'findText'>,
  report: Report,
) {
  const findText = (name: string): Text | undefined => {
    const text = value[name];
    return text && readInlineText({ file, text, firstLine: toLine([name]) }, names, report);
  };
  const names = { ...others, findText };
  const texts = Object.keys(value).map((name) => [name, findText(name)]);
  return Object.fromEntries(texts) as SharedTexts & Record<string, Text>;
}

function readSigns(
  { file, value, toLine }: DataFile<z.infer<typeof signsSchema>>,
  names: InlineNames,
  report: Report,
): Signs {
  const signs: Signs = { emergency: {}, today: {}, days: {} };
  for (const level of careLevels) {
    for (const [name, sign] of Object.entries(value[level])) {
      const read = (field: 'text' | 'until' | 'first') => {
        const firstLine = toLine([level, name, field]);
        return readInlineText({ file, text: sign[field] ?? '', firstLine }, names, report);
      };
      const other = findLevel(signs, name);
      if (other) {
        const message = `\`${name}\` is at two levels, ${other} and ${level}: a sign has only one.`;
        report({ file, line: toLine([level, name]), message });
      }
      const [text, until, first] = [read('text'), read('until'), sign.first && read('first')];
      signs[level][name] = {
        ...sign,
        text: withoutCitations(text),
        sources: listNamed(text, 'cite'),
        until,
        first,
      };
    }
  }
  return signs;
}

/**
 * Reads the content of one language below `root`, and reports every mistake. Skips documents with invalid front matter,
 * and returns `null` if shared data or messages are invalid, since any document may use them. With `isRelease`,
 * unsigned translations of health information are left out here, so that no later code can show them.
 */
export function readContent(
  root: string,
  language: LanguageCode,
  report: Report,
  isRelease = false,
  files = openFiles(root),
) {
  const folder: LanguageFolder = { files, folder: `content/${language}`, report };
  const read = <T>(file: string, schema: z.ZodType<T>) => readDataFile(folder, file, schema);
  const clinic = read('content/clinic.yaml', toClinicSchema(toPictureSchema(root)))?.value;
  const facts = read('content/facts.yaml', factsSchema)?.value;
  const limits = read('content/form-limits.yaml', formLimitsSchema)?.value;
  const references = read('content/references.yaml', referencesSchema)?.value;
  const redirects = readRedirects(folder);
  const sharedTexts = read(`${folder.folder}/texts.yaml`, textsSchema);
  const allSigns = read(`${folder.folder}/signs.yaml`, signsSchema);
  if (!(clinic && facts && limits && references && redirects && sharedTexts && allSigns)) {
    return null;
  }
  // These messages are read before all others, which may contain facts.
  const factWords = read(`${folder.folder}/words/site.json`, factWordsSchema)?.value;
  const factReader = createFactReader({ clinic, facts, limits, ...factWords });
  const messages = readMessages(folder, factReader);
  if (!messages) {
    return null;
  }
  const isReference = (id: string) => Object.hasOwn(references, id);
  const texts = readTexts(sharedTexts, { ...factReader, isReference }, report);
  const inlineNames = { ...factReader, isReference, findText: (name: string) => texts[name] };
  const signs = readSigns(allSigns, inlineNames, report);
  const names = { ...inlineNames, directives, signs, texts, messages };
  const isShown = isRelease ? isSigned : () => true;
  const cards = readEyeCareCards(folder, { ...names, eyeCareCards: [] });
  const eyeCareCards = cards.filter(isShown);
  const namesOfPages = { ...names, eyeCareCards: eyeCareCards.flatMap(toSectionBlocks) };
  const pages = readPages(folder, namesOfPages);
  const posts = readPosts(folder, namesOfPages);
  return {
    ...{ language, clinic, facts, limits, references, redirects, signs, texts, messages },
    eyeCareCards,
    pages: pages.filter(isShown),
    posts: posts.filter(isShown),
    unsigned: listUnsignedFiles([...cards, ...pages, ...posts]),
  };
}

export type Content = NonNullable<ReturnType<typeof readContent>>;
