/**
 * The values of each setting, with the default first: sizes, line spacing and width in per cent of the style sheet's
 * values, letter spacing in hundredths of an em.
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

export type ReadingSettings = { [Name in keyof ReadingChoices]: ReadingChoices[Name][number] };

export const READING_KEY = 'reading';

/**
 * Parses stored settings; missing, unknown or invalid values become the default. Its source is inlined in the script in
 * <head>, so it may use nothing but its arguments.
 */
export function parseReadingSettings(
  stored: string | null,
  choices: ReadingChoices,
): ReadingSettings {
  let values: Record<string, unknown> = {};
  try {
    values = Object(JSON.parse(stored || '{}'));
  } catch {
    // Invalid JSON: all settings keep their default.
  }
  return Object.fromEntries(
    Object.entries(choices).map(([name, known]) => [
      name,
      known.find((choice) => choice === values[name]) ?? known[0],
    ]),
  ) as ReadingSettings;
}
