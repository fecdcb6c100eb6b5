import { listPublishedTranslations } from '@/lib/content/pages/languages';
import { toLanguageFolder } from '@/lib/languages';

/** The folders of the published translations, such as `/hi`. */
export const languageFolders = listPublishedTranslations().map(toLanguageFolder);

/** The folder of the language of a path; empty for the default language. */
export const toFolderOf = (path: string): string =>
  languageFolders.find((folder) => path.startsWith(`${folder}/`)) ?? '';
