/** The days of the week by their schema.org names, beginning with Monday. */
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

// A name or its first letters: `Mon`, `mon` and `Monday` are the same day.
const toIndex = (word: string) =>
  word.length >= 3 ? weekdays.findIndex((day) => day.toLowerCase().startsWith(word)) : -1;

/**
 * Parses days, such as `Monday to Saturday`, `Mon-Fri` or `Monday, Wednesday and Friday`; returns `null` for
 * invalid text.
 */
export function readDays(words: string): readonly Weekday[] | null {
  const parts = words.toLowerCase().split(/\s*(?:,|\band\b|&)\s*/);
  const indexes = parts.flatMap((part) => {
    const [first = -1, last = first, ...more] = part
      .trim()
      .split(/\s*(?:\bto\b|-|–)\s*/)
      .map(toIndex);
    return first < 0 || last < first || more.length > 0
      ? [-1]
      : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const isReadable = !indexes.includes(-1) && new Set(indexes).size === indexes.length;
  return isReadable ? indexes.map((index) => weekdays[index] as Weekday) : null;
}
