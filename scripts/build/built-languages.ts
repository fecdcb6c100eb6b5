import { isPublished, listPublishedLanguages } from '@/lib/content/languages';
import { formatLanguage, type LanguageCode, translatedLanguages } from '@/lib/language';

/**
 * The languages that a build exports: all published ones, or only those in SITE_LANGUAGES, such as `en` for a
 * quick build; always the default language, whose folder contains the others.
 */
export function listBuiltLanguages(): readonly LanguageCode[] {
  const wanted = process.env.SITE_LANGUAGES?.split(',');
  return listPublishedLanguages().filter(
    (code, index) => index === 0 || !wanted || wanted.includes(code),
  );
}

/** A message for each unpublished language, with the reason. */
export const listUnpublished = (): string[] =>
  translatedLanguages
    .filter((code) => !isPublished(code))
    .map(
      (code) =>
        `${formatLanguage(code)} is not published: nobody at the clinic has signed the page on how urgent it is, an article, a post or the questions in it.`,
    );
