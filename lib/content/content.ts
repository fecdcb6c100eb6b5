import { emailForms } from '../forms/email-forms';
import type { LanguageCode } from '../languages';
import { createDocumentReader, type DocumentFile } from './document-file';
import {
  type Documents,
  readEyeCareCards,
  readPages,
  readPosts,
  toSectionBlocks,
} from './documents';
import type { MarkdownNames } from './markdown/names';
import type { Messages } from './messages/messages';
import { readMessages } from './messages/read-messages';
import { careLevels } from './model/care-level';
import type { LanguageFolder } from './model/language-folder';
import { createResolver } from './model/placeholders';
import type { Report } from './model/problems';
import type { Signs } from './model/sign';
import type { Text } from './model/text';
import { readSharedData, type SharedData } from './shared-data';
import { createInlineNames, readSigns } from './shared-texts';
import { listUnsignedFiles, toPublished, type UnsignedFile } from './unreviewed';

/** All content of the site, in one language. */
export interface Content extends Omit<SharedData, 'signs' | 'texts'>, Documents {
  language: LanguageCode;
  signs: Signs;
  /** Texts shared by several pages, by name. */
  texts: Record<string, Text>;
  messages: Messages;
  /** The documents whose translation needs a signature: files and paths, without text. */
  unsigned: readonly UnsignedFile[];
  /** The documents with invalid front matter, whose references and links are still checked. */
  broken: readonly DocumentFile[];
}

/**
 * Reads the content of one language below `root`, and reports every mistake. Omits documents with invalid
 * front matter, and returns `null` if shared data or messages are invalid, since any document may use them.
 * The Markdown of a document is parsed at the first use of `body`. With `isRelease`, unsigned translations
 * are omitted here, so that no later code can show them.
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
  const { resolve, hasValue } = createResolver(data);
  const inlineNames = createInlineNames(data, resolve, report);
  const signs = readSigns(data.signs, inlineNames, report);
  const findSharedText = (name: string) => inlineNames.findText(name) ?? '';
  const messages = readMessages(languageFolder, inlineNames);
  if (!messages) {
    return null;
  }
  const toShown = isRelease ? toPublished : (all: Documents) => all;
  const names: MarkdownNames = {
    ...inlineNames,
    hasValue,
    signs,
    findLevel: (name) => careLevels.find((level) => Object.hasOwn(signs[level], name)),
    services: emailForms.patient.service.choices,
    // Called at the first use of a `body`, when all documents have been read.
    readEyeCareCards: () => toShown(documents).eyeCareCards.flatMap(toSectionBlocks),
    titles: {
      ...messages.page.careTitles,
      evidence: messages.page.evidence,
      'what-to-tell-us': messages['what-to-tell-us'].title,
    },
    endings: {
      emergency: findSharedText('emergencyNote'),
      today: findSharedText('todayNote'),
      days: null,
    },
  };
  const reader = createDocumentReader(languageFolder, names);
  const categories = messages.blog.categories.map(({ name }) => name);
  const documents = {
    eyeCareCards: readEyeCareCards(languageFolder, reader),
    pages: readPages(languageFolder, inlineNames, reader),
    posts: readPosts(languageFolder, categories, inlineNames, reader),
  };
  const texts = Object.fromEntries(
    Object.keys(data.texts.value).map((name) => [name, findSharedText(name)]),
  );
  return {
    ...data,
    language,
    signs,
    texts,
    messages,
    ...toShown(documents),
    unsigned: listUnsignedFiles(documents),
    broken: reader.broken,
  };
}
