/** The language of this build: the name of its folder in `content/`, and its tag (BCP 47). */
export const language = { code: 'en', tag: 'en-IN' } as const;

/** A day written YYYY-MM-DD as people write it, such as 21 November 2026. */
export const formatDay = (isoDate: string): string =>
  new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

/** A number as people write it, such as 2,000. */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(language.tag).format(value);

/** Several things in one sentence: `and`, `or`, or nothing but commas between them. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit',
): string =>
  new Intl.ListFormat(language.tag, { type, style: type === 'unit' ? 'short' : 'long' }).format(
    items,
  );

/** What a language, by its code, is called in the language of this build. */
export const formatLanguage = (code: string): string =>
  new Intl.DisplayNames(language.tag, { type: 'language' }).of(code) ?? code;

/** What a country, by its code, is called in the language of this build. */
export const formatCountry = (code: string): string =>
  new Intl.DisplayNames(language.tag, { type: 'region' }).of(code) ?? code;
