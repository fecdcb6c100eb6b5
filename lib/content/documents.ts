import type { z } from 'zod';
import { defaultLanguage } from '../languages';
import { toPath } from './addresses';
import type { Block } from './blocks/blocks';
import { type DocumentFile, type DocumentReader, listDocuments } from './document-file';
import {
  eyeCareCardSchema,
  type PageFrontMatter,
  type PostFrontMatter,
  toPageSchema,
  toPostSchema,
} from './document-schemas';
import { readInlineText } from './markdown/markdown';
import type { InlineNames } from './markdown/names';
import { findFile, type LanguageFolder } from './model/language-folder';
import { toPictureSchema } from './picture-file';

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

/** Reads the eye-care cards, sorted by their `order`. */
export function readEyeCareCards(
  language: LanguageFolder,
  { readDocument }: DocumentReader,
): EyeCareCard[] {
  const cards = 'eye-care-cards';
  return listDocuments(language.root, `content/${defaultLanguage}/${cards}`)
    .flatMap((name) => {
      const id = name.replace(/\.md$/, '');
      const file = findFile(language, `${cards}/${name}`);
      const card = readDocument(file, `/eye-care/#${id}`, eyeCareCardSchema);
      return card ? [Object.assign(card, { kind: 'eye-care-card' as const, id })] : [];
    })
    .sort((a, b) => a.order - b.order);
}

/** Converts an eye-care card to the blocks of a section. */
export const toSectionBlocks = ({ id, title, drawing, body }: EyeCareCard): Block[] => [
  { kind: 'drawing', name: drawing },
  { kind: 'heading', id, text: title },
  ...body,
];

/** Resolves the redirects of the paths in `related`, and removes duplicates and the page itself. */
function followRelated<T extends DocumentFile>(document: T, follow: InlineNames['follow']): T {
  if ('related' in document) {
    const paths = new Set((document.related as string[]).map(follow));
    paths.delete(document.path);
    return Object.assign(document, { related: [...paths] });
  }
  return document;
}

/** Reads the documents of a folder, whose paths come from their file names. */
function readFolder<T extends object>(
  { root, folder, report }: LanguageFolder,
  name: 'pages' | 'posts',
  { follow }: InlineNames,
  { readDocument }: DocumentReader,
  toSchema: (file: string) => z.ZodType<T>,
): (DocumentFile & T)[] {
  return listDocuments(root, `${folder}/${name}`).flatMap((document) => {
    const file = `${folder}/${name}/${document}`;
    const path = toPath(`${name}/${document}`);
    if (!path) {
      report({ file, message: 'The name of a post begins with its number, such as 6-holi.md.' });
      return [];
    }
    // A translation of a removed or renamed page is not read: its path redirects.
    const read = follow(path) === path ? readDocument(file, path, toSchema(file)) : null;
    return read ? [followRelated(read, follow)] : [];
  });
}

export const readPages = (
  language: LanguageFolder,
  names: InlineNames,
  reader: DocumentReader,
): PageDocument[] =>
  readFolder<PageFrontMatter>(language, 'pages', names, reader, (file) =>
    toPageSchema((text) => readInlineText({ file, text, firstLine: 1 }, names, language.report)),
  );

/** Reads the posts, newest first; `categories` are the valid values of `category`. */
export function readPosts(
  language: LanguageFolder,
  categories: readonly string[],
  names: InlineNames,
  reader: DocumentReader,
): Post[] {
  const schema = toPostSchema(categories, toPictureSchema(language.root));
  return readFolder(language, 'posts', names, reader, () => schema)
    .map((post) =>
      Object.assign(post, { kind: 'post' as const, id: Number(post.path.split('/')[2]) }),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}
