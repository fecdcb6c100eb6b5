/**
 * The languages of the site, by the names of their folders in `content/`. The first is the one in
 * which everything is there; it has no folder in addresses.
 */
export const languageCodes = ['en', 'hi', 'mr'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The language that stands in for another one where that has no text of its own; and the others. */
export const [defaultLanguage, ...translatedLanguages] = languageCodes;

function readCode(): LanguageCode {
  const wanted = process.env.SITE_LANGUAGE || defaultLanguage;
  const code = languageCodes.find((known) => known === wanted);
  if (!code) {
    throw new Error(`SITE_LANGUAGE must be one of ${languageCodes.join(', ')}; it is "${wanted}".`);
  }
  return code;
}

const code = readCode();

/** A language's tag (BCP 47): that of its country too, as it is spoken in India. */
export const toLanguageTag = (languageCode: string) => `${languageCode}-IN`;

/** The language of this build, which SITE_LANGUAGE names: its code, its tag and how it is written. */
export const language = {
  code,
  tag: toLanguageTag(code),
  /** A tag of ISO 15924. Code that runs in the browser reads it from `SITE_SCRIPT` (next.config.mjs). */
  script: new Intl.Locale(code).maximize().script,
  /** What a sentence ends with: Marathi and English have the full stop. */
  sentenceEnd: code === 'hi' ? '।' : '.',
};

/** How this build writes numbers and days: always with the digits 0 to 9, as phones and forms do. */
export const locale = `${language.tag}-u-nu-latn`;

/** A day written YYYY-MM-DD as people write it, such as 21 November 2026. */
export const formatDay = (isoDate: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));

/** Days in a row from one until another, such as 10–12 November 2026; the day itself where they are one. */
export const formatDaySpan = (from: string, until: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(until))
    // Versions of ICU differ in the spaces around the dash.
    .replace(/\s/gu, ' ');

/** A number as people write it, such as 2,000. */
export const formatNumber = (value: number): string => new Intl.NumberFormat(locale).format(value);

/** Several things in one sentence: `and`, `or`, or nothing but commas between them. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit',
): string =>
  new Intl.ListFormat(language.tag, { type, style: type === 'unit' ? 'short' : 'long' }).format(
    items,
  );

/** What a language, by its code, is called in the language of this build. */
export const formatLanguage = (languageCode: string): string =>
  new Intl.DisplayNames(language.tag, { type: 'language' }).of(languageCode) ?? languageCode;

/** What a language, by its code, is called by those who speak it. */
export const formatOwnName = (languageCode: string): string =>
  new Intl.DisplayNames(languageCode, { type: 'language' }).of(languageCode) ?? languageCode;

/** What a country, by its code, is called in the language of this build. */
export const formatCountry = (countryCode: string): string =>
  new Intl.DisplayNames(language.tag, { type: 'region' }).of(countryCode) ?? countryCode;
