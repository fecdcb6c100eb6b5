/**
 * What a visitor can choose for reading, the normal choice first: sizes, spacing and width in per cent
 * of what the style sheet sets, letter spacing in hundredths of the letters' size.
 */
export const readingChoices = {
  'text-size': [100, 125, 150, 175, 200],
  'line-spacing': [100, 120, 140, 160],
  'letter-spacing': [0, 6, 12, 18],
  'line-width': [100, 80, 60],
  'high-contrast': [false, true],
  'underline-links': [false, true],
  'calm-page': [false, true],
  'reading-ruler': [false, true],
} as const;

export type ReadingChoices = typeof readingChoices;

/** What is chosen, by the names of the settings. */
export type ReadingSettings = { [Name in keyof ReadingChoices]: ReadingChoices[Name][number] };

/** Where the settings are kept in `localStorage`, as JSON. */
export const READING_KEY = 'reading';

/**
 * Reads stored settings; whatever is missing, unknown or damaged reads as normal. Its text goes into
 * the script in the head, so it uses its arguments and nothing else of its module.
 */
export function parseReadingSettings(
  stored: string | null,
  choices: ReadingChoices,
): ReadingSettings {
  let values: Record<string, unknown> = {};
  try {
    values = Object(JSON.parse(stored || '{}'));
  } catch {
    // It is no JSON: all settings are normal.
  }
  return Object.fromEntries(
    Object.entries(choices).map(([name, known]) => [
      name,
      known.find((choice) => choice === values[name]) ?? known[0],
    ]),
  ) as ReadingSettings;
}
