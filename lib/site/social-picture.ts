import { getLanguageCode } from '../current-language';
import { defaultLanguage, type LanguageCode } from '../languages';
import { toUrlIn } from './language-address';

export const pictureSize = { width: 1200, height: 630 } as const;

/** The URL of the social picture of a language; docs/pictures.md says how it is drawn. */
export const toPictureUrl = (code: LanguageCode = getLanguageCode()) =>
  toUrlIn(defaultLanguage, `/social/${code}.png`);
