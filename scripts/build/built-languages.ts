import { type LanguageCode, languageCodes } from '@/lib/language';

/**
 * The languages that a build exports: all, or those that SITE_LANGUAGES names, such as `en`, where a
 * test needs no others. The default language is always among them: the others lie in its folder.
 */
export function listBuiltLanguages(): readonly LanguageCode[] {
  const wanted = process.env.SITE_LANGUAGES?.split(',');
  return languageCodes.filter((code, index) => index === 0 || !wanted || wanted.includes(code));
}
