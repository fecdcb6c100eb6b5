import type { z } from 'zod';
import { defaultLanguage } from '../language';
import { toPagePath, toPostId, toPostPath } from './addresses';
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

/** A blog post. */
export interface Post extends DocumentFile, PostFrontMatter {
  kind: 'post';
  /** The last part of its address, a whole number from 1. */
  id: number;
}

/** A card of the landing page that opens a dialog; also a section of the eye-care page. */
export interface EyeCareCard extends DocumentFile, z.infer<typeof eyeCareCardSchema> {
  kind: 'eye-care-card';
  id: string;
}

export type AnyDocument = PageDocument | Post | EyeCareCard;

/** Reads the cards of eye care, in the order that they say. */
export function readEyeCareCards(
  language: LanguageFolder,
  { readDocument }: DocumentReader,
): EyeCareCard[] {
  const cards = 'eye-care-cards';
  return listDocuments(language.root, `content/${defaultLanguage}/${cards}`)
    .flatMap((name) => {
      const id = name.replace(/\.md$/, '');
      const path = `/eye-care/#${id}`;
      const file = findFile(language, `${cards}/${name}`);
      const card = readDocument(file, path, eyeCareCardSchema);
      return card ? [Object.assign(card, { kind: 'eye-care-card' as const, id })] : [];
    })
    .sort((a, b) => a.order - b.order);
}

/** A card of eye care as a section of a page. */
export const toSectionBlocks = ({ id, title, drawing, body }: EyeCareCard): Block[] => [
  { kind: 'drawing', name: drawing },
  { kind: 'heading', id, text: title },
  ...body,
];

/** Follows the redirects of the addresses in `related`, and removes those that then occur twice. */
function followRelated<T extends DocumentFile>(document: T, follow: InlineNames['follow']): T {
  if ('related' in document) {
    const paths = new Set((document.related as string[]).map(follow));
    paths.delete(document.path);
    return Object.assign(document, { related: [...paths] });
  }
  return document;
}

/** Reads the pages, whose addresses are the names of their files. */
export function readPages(
  { root, folder, report }: LanguageFolder,
  names: InlineNames,
  { readDocument }: DocumentReader,
): PageDocument[] {
  const pages = `${folder}/pages`;
  return listDocuments(root, pages).flatMap((name) => {
    const file = `${pages}/${name}`;
    const path = toPagePath(name);
    if (names.follow(path) !== path) {
      // A translation of a page that is not there any more.
      return [];
    }
    const schema = toPageSchema((text) =>
      readInlineText({ file, text, firstLine: 1 }, names, report),
    );
    const page = readDocument<PageFrontMatter>(file, path, schema);
    return page ? [followRelated(page, names.follow)] : [];
  });
}

/** Reads the posts, the newest first; `categories` are the names that they may choose from. */
export function readPosts(
  { root, folder, report }: LanguageFolder,
  categories: readonly string[],
  { follow }: InlineNames,
  { readDocument }: DocumentReader,
): Post[] {
  const schema = toPostSchema(categories, toPictureSchema(root));
  const posts = `${folder}/posts`;
  return listDocuments(root, posts)
    .flatMap((name): Post[] => {
      const file = `${posts}/${name}`;
      const id = toPostId(name);
      if (!id) {
        report({ file, message: 'The name of a post begins with its number, such as 6-holi.md.' });
        return [];
      }
      const path = toPostPath(id);
      if (follow(path) !== path) {
        return [];
      }
      const post = readDocument(file, path, schema);
      return post
        ? [followRelated(Object.assign(post, { kind: 'post' as const, id }), follow)]
        : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}
