import { defaultLanguage, type LanguageCode, language, languageCodes } from '../language';
import type { Content } from './content';
import type { PageDocument, Post } from './documents';
import { getContent } from './get-content';

/** A document that can stand in several languages. */
type Document = PageDocument | Post;

const indexes = new WeakMap<Content, ReadonlyMap<string, Document>>();

function getDocuments(code: LanguageCode): ReadonlyMap<string, Document> {
  const content = getContent(code);
  const known = indexes.get(content);
  if (known) {
    return known;
  }
  const documents = new Map(
    [...content.pages, ...content.posts].map((document) => [document.path, document]),
  );
  indexes.set(content, documents);
  return documents;
}

const toPath = (href: string) => href.replace(/#.*$/, '');

/** The languages in which there is a page at an address inside the site. */
export const listLanguagesOf = (path: string): LanguageCode[] =>
  languageCodes.filter((code) => getDocuments(code).has(path));

/**
 * Whether a link inside the site leads to a page that is in the default language and not in that of
 * this build.
 */
export const isInDefaultLanguageAlone = (href: string): boolean =>
  language.code !== defaultLanguage &&
  !getDocuments(language.code).has(toPath(href)) &&
  getDocuments(defaultLanguage).has(toPath(href));

/** The page of the default language at an address, which translations follow, if there is one. */
export const findOriginal = (path: string): Document | undefined =>
  getDocuments(defaultLanguage).get(path);
