import { isPublished, listPublishedLanguages } from '@/lib/content/languages';
import { formatLanguage, type LanguageCode, translatedLanguages } from '@/lib/language';

/**
 * The languages that a build exports: those that are published, or those among them that
 * SITE_LANGUAGES names, such as `en`, where a test needs no others. The default language is always
 * among them: the others lie in its folder.
 */
export function listBuiltLanguages(): readonly LanguageCode[] {
  const wanted = process.env.SITE_LANGUAGES?.split(',');
  return listPublishedLanguages().filter(
    (code, index) => index === 0 || !wanted || wanted.includes(code),
  );
}

/** The languages that are not published, and why: a line each. */
export const listUnpublished = (): string[] =>
  translatedLanguages
    .filter((code) => !isPublished(code))
    .map(
      (code) =>
        `${formatLanguage(code)} is not published: nobody at the clinic has signed the page on how urgent it is, an article, a post or the questions in it.`,
    );
