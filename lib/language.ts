import { getLanguageCode } from './current-language';
import { type LanguageCode, toLanguageTag } from './languages';

/** The language of the page being rendered, and how it is written. */
export function getLanguage() {
  const code = getLanguageCode();
  return {
    code,
    tag: toLanguageTag(code),
    /** A tag of ISO 15924, such as Latn or Deva. */
    script: new Intl.Locale(code).maximize().script,
    /** The mark at the end of a sentence: Marathi and English have the full stop. */
    sentenceEnd: code === 'hi' ? '।' : '.',
  };
}

/** The `lang` of a text in a language; none where that is the language of the page. */
export const toLangAttribute = (code: LanguageCode): LanguageCode | undefined =>
  code === getLanguageCode() ? undefined : code;

/** How the page writes numbers and days: always with the digits 0 to 9, as phones and forms do. */
export const getLocale = () => `${toLanguageTag(getLanguageCode())}-u-nu-latn`;

const getDayFormat = () =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' });

/** A day written YYYY-MM-DD as people write it, such as 21 November 2026. */
export const formatDay = (isoDate: string): string => getDayFormat().format(new Date(isoDate));

/** A range of days, such as 10–12 November 2026; a single day if both are the same. */
export const formatDaySpan = (from: string, until: string): string =>
  getDayFormat()
    .formatRange(new Date(from), new Date(until))
    // Versions of ICU differ in the spaces around the dash.
    .replace(/\s/gu, ' ');

export const formatNumber = (value: number): string => value.toLocaleString(getLocale());

/** Several things in one sentence, joined by `and`, by `or`, or only by commas. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit',
): string =>
  new Intl.ListFormat(getLanguage().tag, {
    type,
    style: type === 'unit' ? 'short' : 'long',
  }).format(items);

/** What a language, by its code, is called in the language of the page. */
export const formatLanguage = (languageCode: string): string =>
  new Intl.DisplayNames(getLanguage().tag, { type: 'language' }).of(languageCode) ?? languageCode;

/** What a language, by its code, is called by those who speak it. */
export const formatOwnName = (languageCode: LanguageCode): string =>
  new Intl.DisplayNames(languageCode, { type: 'language' }).of(languageCode) ?? languageCode;

export const formatCountry = (countryCode: string): string =>
  new Intl.DisplayNames(getLanguage().tag, { type: 'region' }).of(countryCode) ?? countryCode;
