export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

// Accepts a name or its first letters: `Mon`, `mon` and `Monday` are the same day.
const toIndex = (word: string) =>
  word.length >= 3 ? weekdays.findIndex((day) => day.toLowerCase().startsWith(word)) : -1;

/** Parses days, such as `Monday to Saturday`, `Mon-Fri` or `Monday, Wednesday and Friday`; `null` for invalid text. */
export function readDays(words: string): readonly Weekday[] | null {
  const parts = words.toLowerCase().split(/\s*(?:,|\band\b|&)\s*/);
  const days = parts.flatMap((part) => {
    const ends = part.trim().split(/\s*(?:\bto\b|-|–)\s*/);
    const [first = -1, last = first, ...more] = ends.map(toIndex);
    const isSpan = first >= 0 && last >= first && more.length === 0;
    return isSpan ? weekdays.slice(first, last + 1) : [null];
  });
  const known = days.filter((day) => day !== null);
  return known.length === days.length && new Set(days).size === days.length ? known : null;
}
