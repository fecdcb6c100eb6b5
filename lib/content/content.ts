import type { LanguageCode } from '../language';
import { createDocumentReader, type DocumentFile } from './document-file';
import {
  type EyeCareCard,
  type PageDocument,
  type Post,
  readEyeCareCards,
  readPages,
  readPosts,
  toSectionBlocks,
} from './documents';
import { createInlineNames } from './inline-names';
import type { MarkdownNames } from './markdown/names';
import type { Messages } from './messages/messages';
import { readMessages } from './messages/read-messages';
import { careLevels, type Text } from './model/blocks';
import type { Clinic } from './model/clinic-schema';
import type { Facts, FormLimits } from './model/data-schemas';
import type { LanguageFolder } from './model/language-folder';
import { createResolver } from './model/placeholders';
import type { Report } from './model/problems';
import type { Reference } from './reference-schema';
import { readSharedData } from './shared-data';
import { readSigns, reportUnknownSigns, type Signs } from './signs';
import { type ListedStatement, readStatements } from './statements';
import { type Documents, listUnsignedFiles, toPublished, type UnsignedFile } from './unreviewed';

/** Everything the clinic says, in one language. */
export interface Content {
  language: LanguageCode;
  clinic: Clinic;
  facts: Facts;
  limits: FormLimits;
  references: Record<string, Reference>;
  signs: Signs;
  /** Signs in the words of somebody who has noticed them, by their names. */
  signsNoticed: Record<string, string>;
  /** What several pages say, by its name. */
  texts: Record<string, Text>;
  statements: readonly ListedStatement[];
  messages: Messages;
  pages: readonly PageDocument[];
  posts: readonly Post[];
  eyeCareCards: readonly EyeCareCard[];
  /** The documents whose translation needs a signature: where they are, and nothing that they say. */
  unsigned: readonly UnsignedFile[];
  /** The documents whose front matter has a mistake: what they hold still counts. */
  broken: readonly DocumentFile[];
}

/**
 * Reads the content below `root` in one language, by the name of its folder. Every mistake goes to
 * `report`. What has one is left out; where it is a fact or a word, which any document may use, no
 * document is read and `null` comes back. The Markdown of a document is read when its `body` is
 * used. With `isRelease` what nobody has signed is left out here, where no later reader can see it.
 */
export function readContent(
  root: string,
  language: LanguageCode,
  report: Report,
  isRelease = false,
): Content | null {
  const folder = `content/${language}`;
  const languageFolder: LanguageFolder = { root, language, folder, report };
  const data = readSharedData(languageFolder);
  if (!data) {
    return null;
  }
  const { clinic, facts, limits, references } = data;
  const { resolve, isTold } = createResolver(data);
  const inlineNames = createInlineNames(data, resolve, report);
  const signs = readSigns(data.signs, inlineNames, report);
  reportUnknownSigns(data.signsNoticed, signs, report);
  const messages = readMessages(languageFolder, inlineNames);
  if (!messages) {
    return null;
  }
  const toShown = isRelease ? toPublished : (all: Documents) => all;
  const names: MarkdownNames = {
    ...inlineNames,
    isTold,
    findSign: (level, name) => signs[level][name],
    findLevel: (name) => careLevels.find((level) => Object.hasOwn(signs[level], name)),
    findNoticedSign: (name) => data.signsNoticed.value[name],
    services: messages.forms.patient.fields.service.choices.map(({ value }) => value),
    // Called when a body is used, which is after all documents are read.
    readEyeCareCards: () => toShown(documents).eyeCareCards.flatMap(toSectionBlocks),
    titles: {
      ...messages.page.careTitles,
      evidence: messages.page.evidence,
      'what-to-tell-us': messages['what-to-tell-us'].title,
    },
    emergencyNote: () => inlineNames.findText('emergencyNote') ?? '',
  };
  const reader = createDocumentReader(languageFolder, names);
  const categories = messages.blog.categories.map(({ name }) => name);
  const documents = {
    eyeCareCards: readEyeCareCards(languageFolder, reader),
    pages: readPages(languageFolder, inlineNames, reader),
    posts: readPosts(languageFolder, categories, reader),
  };
  const statements = readStatements(languageFolder);
  const texts = Object.fromEntries(
    Object.keys(data.texts.value).map((name) => [name, inlineNames.findText(name) ?? '']),
  );
  return {
    language,
    clinic,
    facts,
    limits,
    references,
    signs,
    signsNoticed: data.signsNoticed.value,
    texts,
    statements,
    messages,
    ...toShown(documents),
    unsigned: listUnsignedFiles(documents),
    broken: reader.broken,
  };
}
