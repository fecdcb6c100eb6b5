/**
 * The languages of the site, by the names of their folders in `content/`. The first one is complete, and has no prefix
 * in URLs.
 */
export const languageCodes = ['en', 'hi', 'mr'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The fallback language, and the translated languages. */
export const [defaultLanguage, ...translatedLanguages] = languageCodes;

/** Converts a root parameter to a language; throws if it is not one. */
export function toLanguageCode(text: string): LanguageCode {
  const code = languageCodes.find((known) => known === text);
  if (!code) {
    throw new Error(`There is no language ${text}: the site has ${languageCodes.join(', ')}.`);
  }
  return code;
}

export const toLanguageTag = (code: LanguageCode) => `${code}-IN`;

/** The path prefix of a language, such as `/hi`; empty for the default language. */
export const toLanguageFolder = (code: LanguageCode): string =>
  code === defaultLanguage ? '' : `/${code}`;

export const toFolderOf = (path: string): string =>
  translatedLanguages.map(toLanguageFolder).find((folder) => path.startsWith(`${folder}/`)) ?? '';
