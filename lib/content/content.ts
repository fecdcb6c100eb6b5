import { defaultLanguage, type LanguageCode } from '../language';
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
import { careLevels } from './model/care-level';
import type { Clinic } from './model/clinic-schema';
import type { Facts, FormLimits } from './model/data-schemas';
import type { LanguageFolder } from './model/language-folder';
import { createResolver } from './model/placeholders';
import type { Problem, Report } from './model/problems';
import type { Signs } from './model/sign';
import type { Text } from './model/text';
import type { Redirects } from './redirects';
import type { Reference } from './reference-schema';
import { readSharedData } from './shared-data';
import { type SignableDocument, withdrawSignatures } from './signatures';
import { readSigns } from './signs';
import { type ListedStatement, readStatements } from './statements';
import { type Documents, listUnsignedFiles, toPublished, type UnsignedFile } from './unreviewed';

/** Everything the clinic says, in one language. */
export interface Content {
  language: LanguageCode;
  clinic: Clinic;
  facts: Facts;
  limits: FormLimits;
  references: Record<string, Reference>;
  redirects: Redirects;
  signs: Signs;
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
  /** What the owner should know, such as signatures that do not count; none is a mistake. */
  remarks: readonly Problem[];
}

/** Finds the document of the default language that one of another language follows; reads on first use. */
function createOriginalFinder({ root, folder, language }: LanguageFolder) {
  let originals: Map<string, SignableDocument> | undefined;
  const read = () => {
    const content = readContent(root, defaultLanguage, () => undefined);
    const { pages = [], posts = [], eyeCareCards = [] } = content ?? {};
    const documents: SignableDocument[] = [...pages, ...posts, ...eyeCareCards];
    return new Map(documents.map((document) => [document.file, document]));
  };
  return ({ file }: SignableDocument) => {
    if (language === defaultLanguage) {
      return undefined;
    }
    originals ??= read();
    return originals.get(file.replace(folder, `content/${defaultLanguage}`));
  };
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
  const { clinic, facts, limits, references, redirects } = data;
  const { resolve, isTold } = createResolver(data);
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
    isTold,
    signs,
    findLevel: (name) => careLevels.find((level) => Object.hasOwn(signs[level], name)),
    services: messages.forms.patient.fields.service.choices.map(({ value }) => value),
    // Called when a body is used, which is after all documents are read.
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
  // Before anything is left out: a signature that does not count leaves its page unsigned.
  const signatureRemarks = withdrawSignatures(
    // The cards first: pages show those that are signed.
    [...documents.eyeCareCards, ...documents.pages, ...documents.posts],
    createOriginalFinder(languageFolder),
  );
  const statements = readStatements(languageFolder);
  const texts = Object.fromEntries(
    Object.keys(data.texts.value).map((name) => [name, findSharedText(name)]),
  );
  return {
    language,
    clinic,
    facts,
    limits,
    references,
    redirects,
    signs,
    texts,
    statements,
    messages,
    ...toShown(documents),
    unsigned: listUnsignedFiles(documents),
    broken: reader.broken,
    remarks: [...data.remarks, ...signatureRemarks],
  };
}
