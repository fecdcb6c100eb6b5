import {
  defaultLanguage,
  type LanguageCode,
  language,
  languageCodes,
  translatedLanguages,
} from '../language';
import type { Content } from './content';
import type { PageDocument, Post } from './documents';
import { deriveFromContent, getContent } from './get-content';
import { URGENT_PATH } from './unreviewed';

/** A document that can exist in several languages. */
type Document = PageDocument | Post;

/** The sections of the landing page that may be empty in a language, with the condition for content. */
const sectionConditions: Readonly<Record<string, (content: Content) => boolean>> = {
  'vision-therapy': ({ pages }) =>
    pages.some((page) => page.kind === 'article' && page.landingCard),
  'sports-vision': ({ pages }) => pages.some(({ path }) => path.startsWith('/sports-vision/')),
  eyecare: ({ eyeCareCards }) => eyeCareCards.length > 0,
  blogs: ({ posts }) => posts.length > 0,
  faq: ({ pages }) => pages.some(({ kind }) => kind === 'faq'),
};

/** Whether the landing page of this language has a section. */
export const hasSection = (id: string): boolean => sectionConditions[id]?.(getContent()) ?? true;

const getIndex = deriveFromContent((content) => ({
  /** The documents by path. */
  documents: new Map<string, Document>(
    [...content.pages, ...content.posts].map((document) => [document.path, document]),
  ),
  /** The links to parts of pages that a language may lack although it has the page. */
  parts: new Set([
    ...content.eyeCareCards.map(({ path }) => path),
    ...Object.entries(sectionConditions).flatMap(([id, isFilled]) =>
      isFilled(content) ? `/#${id}` : [],
    ),
  ]),
}));

/**
 * Whether a document is enough to publish a language: an article, a post, the FAQ or the page on urgent help.
 */
const isReasonToPublish = (document: Document): boolean =>
  ['post', 'article', 'faq'].includes(document.kind) || document.path === URGENT_PATH;

/**
 * Whether a language is published: the default one always, others only with content to read; pages about the
 * clinic do not count, because their links would have no target.
 */
export const isPublished = (code: LanguageCode): boolean =>
  code === defaultLanguage || [...getIndex(code).documents.values()].some(isReasonToPublish);

/** The published languages, with the default language first. */
export const listPublishedLanguages = (): LanguageCode[] => languageCodes.filter(isPublished);

/** The published languages except the default language. */
export const listPublishedTranslations = (): LanguageCode[] =>
  translatedLanguages.filter(isPublished);

/** Whether a language publishes the page at a path. */
export const isPublishedIn = (code: LanguageCode, path: string): boolean =>
  isPublished(code) && getIndex(code).documents.has(path);

/** The languages that publish the page at a path. */
export const listLanguagesOf = (path: string): LanguageCode[] =>
  languageCodes.filter((code) => isPublishedIn(code, path));

/**
 * Whether the target of an internal link, a page or a part of one, exists in the default language but not in
 * the language of this build.
 */
export function isOnlyInDefaultLanguage(href: string): boolean {
  const own = getIndex(language.code);
  const original = getIndex(defaultLanguage);
  const path = href.replace(/#.*$/, '');
  return (
    (original.documents.has(path) && !own.documents.has(path)) ||
    (original.parts.has(href) && !own.parts.has(href))
  );
}

/** The documents of the default language that the language of this build does not have. */
export const listMissingDocuments = (): Document[] =>
  [...getIndex(defaultLanguage).documents.values()].filter(({ path }) =>
    isOnlyInDefaultLanguage(path),
  );

/** The menu links to pages of this language, and the link to urgent help in any language. */
export const toMenuLinks = <T extends { href: string }>(links: readonly T[]): T[] =>
  links.filter(({ href }) => href === URGENT_PATH || !isOnlyInDefaultLanguage(href));

/** The document at a path, in this language or else in the default language. */
export const findDocument = (path: string): Document | undefined =>
  getIndex(language.code).documents.get(path) ?? findOriginal(path);

/** The document of the default language at a path, the original of its translations. */
export const findOriginal = (path: string): Document | undefined =>
  getIndex(defaultLanguage).documents.get(path);
