import { getLanguageCode } from './current-language';
import { type LanguageCode, toLanguageTag } from './languages';

/** The language of the page being rendered, with its tag, script and punctuation. */
export function getLanguage() {
  const code = getLanguageCode();
  return {
    code,
    tag: toLanguageTag(code),
    /** An ISO 15924 script code, such as Latn or Deva. */
    script: new Intl.Locale(code).maximize().script,
    /** The punctuation at the end of a sentence: English and Marathi use the full stop. */
    sentenceEnd: code === 'hi' ? '।' : '.',
  };
}

/** The `lang` attribute of a text; `undefined` if it is in the language of the page. */
export const toLangAttribute = (code: LanguageCode): LanguageCode | undefined =>
  code === getLanguageCode() ? undefined : code;

/** The locale for numbers and dates: always with the digits 0 to 9, as in phone numbers and forms. */
export const getLocale = () => `${toLanguageTag(getLanguageCode())}-u-nu-latn`;

const getDayFormat = () =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date in ISO format (YYYY-MM-DD) for readers, such as 21 November 2026. */
export const formatDay = (isoDate: string): string => getDayFormat().format(new Date(isoDate));

/** Formats a range of dates, such as 10–12 November 2026; a single date if both are the same. */
export const formatDaySpan = (from: string, until: string): string =>
  getDayFormat()
    .formatRange(new Date(from), new Date(until))
    // ICU versions differ in the spaces around the dash.
    .replace(/\s/gu, ' ');

export const formatNumber = (value: number): string => value.toLocaleString(getLocale());

/** Joins items in a sentence with `and`, with `or`, or only with commas. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit',
): string =>
  new Intl.ListFormat(getLanguage().tag, {
    type,
    style: type === 'unit' ? 'short' : 'long',
  }).format(items);

/** The name of a language in the language of the page. */
export const formatLanguage = (languageCode: string): string =>
  new Intl.DisplayNames(getLanguage().tag, { type: 'language' }).of(languageCode) ?? languageCode;

/** The name of a language in that language itself. */
export const formatOwnName = (languageCode: LanguageCode): string =>
  new Intl.DisplayNames(languageCode, { type: 'language' }).of(languageCode) ?? languageCode;

export const formatCountry = (countryCode: string): string =>
  new Intl.DisplayNames(getLanguage().tag, { type: 'region' }).of(countryCode) ?? countryCode;
