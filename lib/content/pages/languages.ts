import { formatLanguage } from '../../language';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../languages';
import { getContent } from '../get-content';
import type { PageDocument, Post } from '../read/documents';
import { URGENT_PATH } from '../schema/signs';

/** The document at a path in a language (by default that of the page), or the English one if it is not translated. */
export function findDocument(path: string, code?: LanguageCode): PageDocument | Post | undefined {
  const { pages, posts } = getContent(code);
  return [...pages, ...posts].find((document) => document.path === path);
}

const isOwn = (code: LanguageCode, path: string): boolean =>
  findDocument(path, code)?.language === code;

/** The pages that a language needs to be published; in a release, unsigned ones count as missing. */
const requiredPaths = ['/', URGENT_PATH, '/faq/', '/patient-form/', '/privacy/'];

const listMissing = (code: LanguageCode) => requiredPaths.filter((path) => !isOwn(code, path));

export const listPublishedLanguages = (): LanguageCode[] =>
  languageCodes.filter((code) => listMissing(code).length === 0);

export const listLanguageParams = () => listPublishedLanguages().map((code) => ({ lang: code }));

export const listPublishedTranslations = (): LanguageCode[] => listPublishedLanguages().slice(1);

/** The published languages in which the page at a path is translated and not shown in English. */
export const listLanguagesOf = (path: string): LanguageCode[] =>
  listPublishedLanguages().filter((code) => isOwn(code, path));

/** The document of the default language at a path, the original of its translations. */
export const findOriginal = (path: string) => findDocument(path, defaultLanguage);

export const listUnpublished = (): string[] =>
  languageCodes.flatMap((code) => {
    const paths = listMissing(code).join(', ');
    const reason = 'is not published, because these pages are missing in it or not signed';
    return paths ? [`${formatLanguage(code)} ${reason}: ${paths}`] : [];
  });
