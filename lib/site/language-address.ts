import { basePath } from '../base-path';
import { defaultLanguage, type LanguageCode, language } from '../language';

/** The folder of a language inside that of the site, with a slash before it. */
export const toLanguageFolder = (code: LanguageCode): string =>
  code === defaultLanguage ? '' : `/${code}`;

const ownFolder = toLanguageFolder(language.code);

// Without it where one language alone is served, while developing.
const sitePath = basePath.endsWith(ownFolder)
  ? basePath.slice(0, basePath.length - ownFolder.length)
  : basePath;

const origin = (process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '');

/** The address on this host of a path inside the site in a language. */
export const toAddressIn = (code: LanguageCode, path: string): string =>
  `${sitePath}${toLanguageFolder(code)}${path}`;

/** The whole address of a path inside the site in a language. */
export const toUrlIn = (code: LanguageCode, path: string): string =>
  `${origin}${toAddressIn(code, path)}`;
