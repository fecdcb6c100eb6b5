import { listPublishedTranslations } from '@/lib/content/languages';
import { toLanguageFolder } from '@/lib/site/language-address';

/** The folders of the published languages in the site's folder, such as `/hi`; the default one has none. */
export const languageFolders = listPublishedTranslations().map(toLanguageFolder);

/** Stands in a regular expression for the folder of any language, or for none. */
export const languagePattern =
  languageFolders.length > 0 ? `(?:${languageFolders.join('|')})?` : '';

/** An address below the site's folder without that of a language. */
export const withoutLanguage = (path: string): string =>
  path.replace(new RegExp(`^${languagePattern}(?=/)`), '');

/** The folder of the language to which an address below the site's folder belongs; empty for the default one. */
export const toFolderOf = (path: string): string =>
  languageFolders.find((folder) => path.startsWith(`${folder}/`)) ?? '';
