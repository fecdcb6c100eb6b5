import { listPublishedTranslations } from '@/lib/content/pages/languages';
import { toLanguageFolder } from '@/lib/languages';

/** The folders of the published translations, such as `/hi`; throws where the content has mistakes. */
export const listLanguageFolders = () => listPublishedTranslations().map(toLanguageFolder);
