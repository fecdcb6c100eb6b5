import { getOnlyPage } from '../content/pages/pages';
import { getLanguageCode, runInLanguage } from '../current-language';
import { defaultLanguage, type LanguageCode } from '../languages';
import { toUrlIn } from './language-address';

/** The size of social pictures, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The URL of the social picture of a language; docs/pictures.md says how it is drawn. */
export const toPictureUrl = (code: LanguageCode = getLanguageCode()) =>
  toUrlIn(defaultLanguage, `/social/${code}.png`);

/** The `og:image` of a language, which shows the title of its landing page. */
export const toSocialPicture = (code: LanguageCode) => ({
  url: toPictureUrl(code),
  ...pictureSize,
  alt: runInLanguage(code, () => getOnlyPage('landing').title),
});
