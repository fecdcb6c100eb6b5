import { listPublishedTranslations } from '@/lib/content/languages';
import { toLanguageFolder } from '@/lib/site/language-address';

/** The folders of the published translations, such as `/hi`. */
export const languageFolders = listPublishedTranslations().map(toLanguageFolder);

/** The pattern of an optional folder of a translation; empty without translations. */
export const languagePattern =
  languageFolders.length > 0 ? `(?:${languageFolders.join('|')})?` : '';

/** A path without the folder of its language. */
export const withoutLanguage = (path: string): string =>
  path.replace(new RegExp(`^${languagePattern}(?=/)`), '');

/** The folder of the language of a path; empty for the default language. */
export const toFolderOf = (path: string): string =>
  languageFolders.find((folder) => path.startsWith(`${folder}/`)) ?? '';
