import { basePath } from '../base-path';
import { defaultLanguage, type LanguageCode, language } from '../language';
import { origin } from './site-url';

/** The path prefix of a language, such as `/hi`; empty for the default language. */
export const toLanguageFolder = (code: LanguageCode): string =>
  code === defaultLanguage ? '' : `/${code}`;

const ownFolder = toLanguageFolder(language.code);

// `npm run dev` serves one language at the root.
const sitePath = basePath.endsWith(ownFolder)
  ? basePath.slice(0, basePath.length - ownFolder.length)
  : basePath;

/** The path of a page in a language, with the base path. */
export const toAddressIn = (code: LanguageCode, path: string): string =>
  `${sitePath}${toLanguageFolder(code)}${path}`;

/** The absolute URL of a page in a language. */
export const toUrlIn = (code: LanguageCode, path: string): string =>
  `${origin}${toAddressIn(code, path)}`;
