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

/** Sections of the landing page that may be empty in a language, with whether they have content. */
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
  /** The pages by their addresses. */
  documents: new Map<string, Document>(
    [...content.pages, ...content.posts].map((document) => [document.path, document]),
  ),
  /** The addresses of the parts of pages that a language may lack although it has the page. */
  parts: new Set([
    ...content.eyeCareCards.map(({ path }) => path),
    ...Object.entries(sectionConditions).flatMap(([id, isFilled]) =>
      isFilled(content) ? `/#${id}` : [],
    ),
  ]),
}));

/** Whether a language is worth a visit by a page: an article, a post, the questions, or urgent help. */
const isReasonToPublish = (document: Document): boolean =>
  ['post', 'article', 'faq'].includes(document.kind) || document.path === URGENT_PATH;

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

/**
 * Whether a link inside the site leads to a page, or to a part of a page, that is in the default
 * language and not in that of this build.
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

/** The former name, until `PageFrame` and `InnerLink` use the new one. */
export { isOnlyInDefaultLanguage as isInDefaultLanguageAlone };

/** The pages of the default language that that of this build does not have. */
export const listMissingDocuments = (): Document[] =>
  [...getIndex(defaultLanguage).documents.values()].filter(({ path }) =>
    isOnlyInDefaultLanguage(path),
  );

/** The links of a menu to pages of this language, and to urgent help in any. */
export const toMenuLinks = <T extends { href: string }>(links: readonly T[]): T[] =>
  links.filter(({ href }) => href === URGENT_PATH || !isOnlyInDefaultLanguage(href));

/** The page at an address, that of the default language where this one has none, if there is either. */
export const findDocument = (path: string): Document | undefined =>
  getIndex(language.code).documents.get(path) ?? findOriginal(path);

/** The page of the default language at an address, which translations follow, if there is one. */
export const findOriginal = (path: string): Document | undefined =>
  getIndex(defaultLanguage).documents.get(path);
