import type { Root } from 'mdast';
import type { z } from 'zod';
import { defaultLanguage, type LanguageCode, toLanguageCode } from '../../languages';
import { withNonBreakingSpaces } from '../../text/non-breaking';
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
import { fillInFacts, reportUnknownFacts } from '../words/facts';
import { type Data, readData, validate } from './data-file';
import { findFile, type LanguageFolder, listFiles, readSource, toPath } from './files';
import { splitDocument } from './front-matter';
import { toVersion } from './originals';

/** A document as it is read, before its front matter is added. */
export interface DocumentFile {
  /** The path relative to the root of the project. */
  file: string;
  language: LanguageCode;
  /** The path on the site, with a leading and a trailing slash. */
  path: string;
  /** The front matter as it is written. */
  data: Data;
  /** The Markdown below its front matter, as text, as a tree, and as the blocks that pages show. */
  source: SourceText;
  tree: Root;
  body: readonly Block[];
  /** The hash of the whole file, to which translations refer. */
  version: string;
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

export interface Documents {
  pages: readonly PageDocument[];
  posts: readonly Post[];
  eyeCareCards: readonly EyeCareCard[];
}

/** The documents of a language in one list, with cards before the pages that contain them. */
export const toList = ({ pages, posts, eyeCareCards }: Documents): AnyDocument[] => [
  ...eyeCareCards,
  ...pages,
  ...posts,
];

/** Maps every text of some data, at any depth. */
const mapTexts = (value: unknown, toText: (text: string) => string): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value), (_, leaf) =>
        typeof leaf === 'string' ? toText(leaf) : leaf,
      );

/** Reads a document; returns an empty list, and reports every mistake, if its front matter is invalid. */
function readDocument<T extends object>(
  { root, report }: LanguageFolder,
  file: string,
  path: string,
  schema: z.ZodType<T>,
  names: MarkdownNames,
): (DocumentFile & T)[] {
  const whole = readSource(root, file);
  const split = splitDocument(whole, report);
  if (!split) {
    return [];
  }
  const { frontMatter, source } = split;
  const data = readData(frontMatter, report);
  reportUnknownFacts(frontMatter, names, report);
  const tree = parseMarkdown(source);
  const body = readBlocks(tree, source, names, report);
  const texts = mapTexts(data.value, (text) => withNonBreakingSpaces(fillInFacts(text, names)));
  const fields = data.value === undefined ? undefined : validate(schema, texts, data, report);
  const language = toLanguageCode(file.split('/')[1] ?? '');
  return fields
    ? [
        {
          file,
          language,
          path,
          data,
          source,
          tree,
          body,
          version: toVersion(whole.text),
          ...fields,
        },
      ]
    : [];
}

/** Reads the eye-care cards, sorted by their `order`; a missing translation is read in English. */
export const readEyeCareCards = (folder: LanguageFolder, names: MarkdownNames): EyeCareCard[] =>
  listFiles(folder.root, `content/${defaultLanguage}/eye-care-cards`)
    .flatMap((name) => {
      const id = name.replace(/\.md$/, '');
      const file = findFile(folder, `eye-care-cards/${name}`);
      return readDocument(folder, file, `/eye-care/#${id}`, eyeCareCardSchema, names).map(
        (card) => ({ ...card, kind: 'eye-care-card' as const, id }),
      );
    })
    .sort((a, b) => a.order - b.order);

/** Converts an eye-care card to the blocks of a section. */
export const toSectionBlocks = ({ id, title, drawing, body }: EyeCareCard): Block[] => [
  { kind: 'drawing', name: drawing },
  { kind: 'heading', id, text: title },
  ...body,
];

/** The files of a folder with their paths; of a translation, those whose original exists. */
const listDocuments = ({ root, folder, report }: LanguageFolder, name: 'pages' | 'posts') => {
  const originals = new Set(listFiles(root, `content/${defaultLanguage}/${name}`));
  return listFiles(root, `${folder}/${name}`)
    .filter((document) => document.endsWith('.md') && originals.has(document))
    .flatMap((document) => {
      const file = `${folder}/${name}/${document}`;
      const path = toPath(`${name}/${document}`);
      if (!path) {
        const message = 'The name of a post begins with its number, such as 6-holi.md.';
        report({ file, message });
      }
      return path ? [{ file, path }] : [];
    });
};

export const readPages = (folder: LanguageFolder, names: MarkdownNames): PageDocument[] =>
  listDocuments(folder, 'pages').flatMap(({ file, path }) => {
    const schema = toPageSchema((text) =>
      readInlineText({ file, text, firstLine: 1 }, names, folder.report),
    );
    return readDocument<PageFrontMatter>(folder, file, path, schema, names);
  });

/** Reads the posts, newest first; `categories` are the valid values of `category`. */
export function readPosts(
  folder: LanguageFolder,
  categories: readonly string[],
  names: MarkdownNames,
): Post[] {
  const schema = toPostSchema(categories, toPictureSchema(folder.root));
  return listDocuments(folder, 'posts')
    .flatMap(({ file, path }) => readDocument(folder, file, path, schema, names))
    .map((post) => ({ ...post, kind: 'post' as const, id: Number(post.path.split('/')[2]) }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}
