import { listPublishedTranslations } from '@/lib/content/pages/languages';
import { toLanguageFolder } from '@/lib/languages';

/** The folders of the published translations, such as `/hi`; throws where the content has mistakes. */
export const listLanguageFolders = () => listPublishedTranslations().map(toLanguageFolder);

/** The folder of the language of a path; empty for the default language. */
export const toFolderOf = (path: string): string =>
  listLanguageFolders().find((folder) => path.startsWith(`${folder}/`)) ?? '';
