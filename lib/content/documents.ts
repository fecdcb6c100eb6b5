import type { z } from 'zod';
import { defaultLanguage } from '../language';
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
import type { Block } from './model/blocks';
import { findFile, type LanguageFolder } from './model/language-folder';
import { toPictureSchema } from './picture-file';

export type PageDocument = DocumentFile & PageFrontMatter;
export type PageOfKind<K extends PageFrontMatter['kind']> = Extract<PageDocument, { kind: K }>;

/** A blog post. */
export interface Post extends DocumentFile, PostFrontMatter {
  /** The last part of its address, a whole number from 1. */
  id: number;
}

/** A card of the landing page that opens a dialog; also a section of the eye-care page. */
export interface EyeCareCard extends DocumentFile, z.infer<typeof eyeCareCardSchema> {
  id: string;
}

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
      const card = readDocument(file, path, eyeCareCardSchema, { keepsBody: true });
      return card ? [Object.assign(card, { id })] : [];
    })
    .sort((a, b) => a.order - b.order);
}

/** A card of eye care as a section of a page. */
export const toSectionBlocks = ({ id, title, drawing, body }: EyeCareCard): Block[] => [
  { kind: 'drawing', name: drawing },
  { kind: 'heading', id, text: title },
  ...body,
];

/** Reads the pages, whose addresses are the names of their files. */
export function readPages(
  { root, folder, report }: LanguageFolder,
  names: InlineNames,
  { readDocument }: DocumentReader,
): PageDocument[] {
  const pages = `${folder}/pages`;
  return listDocuments(root, pages).flatMap((name) => {
    const file = `${pages}/${name}`;
    const address = name.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '/');
    const schema = toPageSchema((text) =>
      readInlineText({ file, text, firstLine: 1 }, names, report),
    );
    const page = readDocument<PageFrontMatter>(file, `/${address}`, schema, { keepsBody: true });
    return page ? [page] : [];
  });
}

/** Reads the posts, the newest first; `categories` are the names that they may choose from. */
export function readPosts(
  { root, language, folder, report }: LanguageFolder,
  categories: readonly string[],
  { readDocument }: DocumentReader,
): Post[] {
  const schema = toPostSchema(categories, toPictureSchema(root));
  const posts = `${folder}/posts`;
  return listDocuments(root, posts)
    .flatMap((name): Post[] => {
      const file = `${posts}/${name}`;
      const [, id = ''] = /^([1-9]\d*)-[\w-]+\.md$/.exec(name) ?? [];
      if (!id) {
        report({ file, message: 'The name of a post begins with its number, such as 6-holi.md.' });
        return [];
      }
      // The bodies of thousands of posts would fill the memory; those that are translated are few.
      const keepsBody = language !== defaultLanguage;
      const post = readDocument(file, `/blog/${id}/`, schema, { keepsBody });
      return post ? [Object.assign(post, { id: Number(id) })] : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}
