import type { Range } from './types';

/** What the forms accept, in whole years, digits and characters (UTF-16 code units, as in HTML). */
export const formLimits = {
  ageYears: { min: 0, max: 120 } satisfies Range,
  phoneDigits: { min: 8, max: 15 } satisfies Range,
  addressCharacters: 500,
  symptomsCharacters: 2000,
  historyCharacters: 2000,
  messageCharacters: 3000,
} as const;
