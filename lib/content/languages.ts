import {
  defaultLanguage,
  type LanguageCode,
  language,
  languageCodes,
  translatedLanguages,
} from '../language';
import type { Content } from './content';
import type { PageDocument, Post } from './documents';
import { getContent } from './get-content';
import { isSectionFilled, listSectionPlaces } from './sections';
import { URGENT_PATH } from './unreviewed';

/** A document that can exist in several languages. */
type Document = PageDocument | Post;

interface Index {
  /** The pages by their addresses. */
  documents: ReadonlyMap<string, Document>;
  /** The parts of pages that a language may lack although it has the page, by their addresses. */
  parts: ReadonlySet<string>;
}

const indexes = new WeakMap<Content, Index>();

function getIndex(code: LanguageCode): Index {
  const content = getContent(code);
  const { pages, posts, eyeCareCards } = content;
  const index = indexes.get(content) ?? {
    documents: new Map([...pages, ...posts].map((document) => [document.path, document])),
    parts: new Set([...eyeCareCards.map(({ path }) => path), ...listSectionPlaces(content)]),
  };
  indexes.set(content, index);
  return index;
}

/** Whether a language is worth a visit by a page: an article, a post, the questions, or urgent help. */
const isReasonToPublish = (document: Document): boolean =>
  !('kind' in document) ||
  document.kind === 'article' ||
  document.kind === 'faq' ||
  document.path === URGENT_PATH;

/**
 * Whether a language is published: the default one is, another one only with something to read. Its
 * other pages say who the clinic is, and would lead to nothing.
 */
export const isPublished = (code: LanguageCode): boolean =>
  code === defaultLanguage || [...getIndex(code).documents.values()].some(isReasonToPublish);

/** The languages of the site that are published, the default one first. */
export const listPublishedLanguages = (): LanguageCode[] => languageCodes.filter(isPublished);

/** The published languages but the default one. */
export const listPublishedTranslations = (): LanguageCode[] =>
  translatedLanguages.filter(isPublished);

/** Whether a language publishes the page at an address inside the site. */
export const isPublishedIn = (code: LanguageCode, path: string): boolean =>
  isPublished(code) && getIndex(code).documents.has(path);

/** The languages in which there is a page at an address inside the site. */
export const listLanguagesOf = (path: string): LanguageCode[] =>
  languageCodes.filter((code) => isPublishedIn(code, path));

const toPath = (href: string) => href.replace(/#.*$/, '');

/**
 * Whether a link inside the site leads to a page, or to a part of a page, that is in the default
 * language and not in that of this build.
 */
export function isInDefaultLanguageAlone(href: string): boolean {
  const own = getIndex(language.code);
  const original = getIndex(defaultLanguage);
  const path = toPath(href);
  return (
    (original.documents.has(path) && !own.documents.has(path)) ||
    (original.parts.has(href) && !own.parts.has(href))
  );
}

/** The pages of the default language that that of this build does not have. */
export const listMissingDocuments = (): Document[] =>
  [...getIndex(defaultLanguage).documents.values()].filter(({ path }) =>
    isInDefaultLanguageAlone(path),
  );

/** Whether the landing page of this language has a section. */
export const hasSection = (id: string): boolean => isSectionFilled(getContent(), id);

/** The links of a menu to pages of this language, and to urgent help in any. */
export const toMenuLinks = <T extends { href: string }>(links: readonly T[]): T[] =>
  links.filter(({ href }) => href === URGENT_PATH || !isInDefaultLanguageAlone(href));

/** The page at an address, that of the default language where this one has none, if there is either. */
export const findDocument = (path: string): Document | undefined =>
  getIndex(language.code).documents.get(path) ?? findOriginal(path);

/** The page of the default language at an address, which translations follow, if there is one. */
export const findOriginal = (path: string): Document | undefined =>
  getIndex(defaultLanguage).documents.get(path);
