import type { Root } from 'mdast';
import type { z } from 'zod';
import { type LanguageCode, toLanguageCode } from '../../languages';
import type { Report } from '../../text/problems';
import type { SourceText } from '../../text/source-text';
import type { Block } from '../markdown/blocks';
import { parseMarkdown, readBlocks, readInlineText } from '../markdown/markdown';
import type { MarkdownNames } from '../markdown/nodes';
import {
  eyeCareCardSchema,
  type PageFrontMatter,
  type PostFrontMatter,
  toPageSchema,
  toPostSchema,
} from '../schema/documents';
import { toPictureSchema } from '../schema/picture-file';
import { careLevels, URGENT_PATH } from '../schema/signs';
import { type Data, readData, validate } from './data-file';
import { type LanguageFolder, listFiles, toPath } from './files';
import { toVersion } from './originals';

/** A document as read from its file, before its front matter is validated. */
export interface DocumentFile {
  file: string;
  language: LanguageCode;
  /** The path on the site, with a leading and a trailing slash; for a card, also with its fragment. */
  path: string;
  data: Data;
  /** The Markdown below the front matter, as text, as a tree, and as the blocks that pages show. */
  source: SourceText;
  tree: Root;
  body: readonly Block[];
  /** The version of the whole file, to which translations refer. */
  getVersion(): string;
}

export type PageDocument = DocumentFile & PageFrontMatter;
export type PageOfKind<K extends PageFrontMatter['kind']> = Extract<PageDocument, { kind: K }>;

export interface Post extends DocumentFile, PostFrontMatter {
  kind: 'post';
  /** The last segment of its path, an integer from 1. */
  id: number;
}

/** A card of the landing page that opens a dialog, and a section of the eye-care page. */
export interface EyeCareCard extends DocumentFile, z.infer<typeof eyeCareCardSchema> {
  kind: 'eye-care-card';
  id: string;
}

export type AnyDocument = PageDocument | Post | EyeCareCard;

type Documents = Record<'pages' | 'posts' | 'eyeCareCards', readonly AnyDocument[]>;

/** The documents of a language in one list, with cards before the pages that contain them. */
export const toList = ({ pages, posts, eyeCareCards }: Documents): AnyDocument[] => [
  ...eyeCareCards,
  ...pages,
  ...posts,
];

/** Splits a document into front matter and Markdown; reports a missing `---` line and returns `null`. */
function splitDocument({ file, text }: SourceText, report: Report) {
  const lines = text.split('\n');
  const [first, last] = lines.flatMap((line, index) => (/^---+ *$/.test(line) ? [index] : []));
  if (first !== 0 || last === undefined) {
    const message =
      first === 0
        ? 'The front matter has no end: where the text begins, write a line `---`.'
        : 'A document begins with its front matter between two lines of `---`, of which the first is missing.';
    report({ file, line: 1, message });
    return null;
  }
  return {
    frontMatter: { file, text: lines.slice(1, last).join('\n'), firstLine: 2 },
    source: { file, text: lines.slice(last + 1).join('\n'), firstLine: last + 2 },
  };
}

/** Reads a document; if its front matter is invalid, reports every mistake and returns an empty list. */
function readDocument<T extends object>(
  { files, report }: LanguageFolder,
  file: string,
  path: string,
  schema: z.ZodType<T>,
  names: MarkdownNames,
): (DocumentFile & T)[] {
  const whole = files.read(file);
  const split = splitDocument(whole, report);
  if (!split) {
    return [];
  }
  const { frontMatter, source } = split;
  const data = readData(frontMatter, report);
  names.reportUnknown(frontMatter, report);
  const tree = parseMarkdown(source);
  const body = readBlocks(tree, source, names, report);
  if (data.value === undefined) {
    return [];
  }
  const texts = JSON.parse(JSON.stringify(data.value), (_, value) =>
    typeof value === 'string' ? names.fillIn(value) : value,
  );
  const fields = validate(schema, texts, data, report);
  const language = toLanguageCode(file.split('/')[1] ?? '');
  const getVersion = () => toVersion(whole.text);
  return fields ? [{ file, language, path, data, source, tree, body, getVersion, ...fields }] : [];
}

export const toSectionBlocks = ({ id, title, body }: EyeCareCard): Block[] => [
  { kind: 'heading', id, text: title },
  ...body,
];

/** The files of a folder with their names and paths; in a translation, only those whose original exists. */
const listDocuments = (
  { files, folder }: LanguageFolder,
  name: 'pages' | 'posts' | 'eye-care-cards',
) =>
  listFiles(files.root, `${folder}/${name}`)
    .map((document) => `${name}/${document}`)
    .filter((document) => files.originals.includes(document))
    .map((document) => ({ file: `${folder}/${document}`, path: toPath(document) }))
    .filter(({ path }) => path !== '');

export const readEyeCareCards = (folder: LanguageFolder, names: MarkdownNames): EyeCareCard[] =>
  listDocuments(folder, 'eye-care-cards')
    .flatMap(({ file, path }) => readDocument(folder, file, path, eyeCareCardSchema, names))
    .map((card) => ({ ...card, kind: 'eye-care-card' as const, id: card.path.split('#')[1] ?? '' }))
    .sort((a, b) => a.order - b.order);

export function readPages(folder: LanguageFolder, names: MarkdownNames): PageDocument[] {
  let file = '';
  // Created once, because zod compiles each schema.
  const schema = toPageSchema((text) =>
    readInlineText({ file, text, firstLine: 1 }, names, folder.report),
  );
  return listDocuments(folder, 'pages').flatMap((page) => {
    file = page.file;
    return readDocument<PageFrontMatter>(folder, file, page.path, schema, names);
  });
}

export function readPosts(folder: LanguageFolder, names: MarkdownNames): Post[] {
  const categories = names.messages.blog.categories.map(({ name }) => name);
  const schema = toPostSchema(categories, toPictureSchema(folder.files.root));
  return listDocuments(folder, 'posts')
    .flatMap(({ file, path }) => readDocument(folder, file, path, schema, names))
    .map((post) => ({ ...post, kind: 'post' as const, id: Number(post.path.split('/')[2]) }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}

const careCard = new RegExp(`^::+(?:every-sign|${careLevels.join('|')})\\b`, 'm');

/** Whether a document contains health information: by its kind, its subject, its first-aid steps or a care card. */
const isAboutHealth = (document: AnyDocument): boolean =>
  ['eye-care-card', 'article', 'faq', 'landing'].includes(document.kind) ||
  ('about' in document && document.about !== undefined) ||
  'firstSteps' in document ||
  careCard.test(document.source.text);

/** Whether a document may be published: not if it is an unsigned translation with health information. */
export const isSigned = (document: AnyDocument): boolean =>
  !document.translation ||
  (document.translation.reviewedBy !== null && document.translation.reviewedOn !== null) ||
  !isAboutHealth(document);

/** To be signed first: the health pages that a language needs to be published, the last one most urgently. */
const urgentPaths = ['/faq/', '/', URGENT_PATH];

export const listUnsignedFiles = (documents: readonly AnyDocument[]): string[] =>
  documents
    .filter((document) => !isSigned(document))
    .sort((a, b) => urgentPaths.indexOf(b.path) - urgentPaths.indexOf(a.path))
    .map(({ file }) => file);
