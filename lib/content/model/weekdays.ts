/** The days of the week in the names of schema.org, from Monday on. */
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

// A name or its beginning: `Mon`, `mon` and `Monday` are one day.
const toIndex = (word: string) =>
  word.length >= 3 ? weekdays.findIndex((day) => day.toLowerCase().startsWith(word)) : -1;

/**
 * Reads days in words, such as `Monday to Saturday`, `Mon-Fri` or `Monday, Wednesday and Friday`;
 * `null` where the words say anything else.
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
