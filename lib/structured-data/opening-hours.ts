import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from '@/content/types';

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function listDays(words: string) {
  const [first = -1, last = first, ...others] = (words.match(/\p{L}+/gu) ?? [])
    .filter((word) => !['to', 'and'].includes(word))
    .map((word) => week.findIndex((day) => word.startsWith(day)));
  if (first < 0 || last < 0 || others.length > 0) {
    return [];
  }
  return words.includes('and') ? [week[first], week[last]] : week.slice(first, last + 1);
}

/** The days in words, such as `Monday to Friday`, and their times; nothing where the words say more. */
export function toOpeningHours({ days, opens, closes }: OpeningHours): OpeningHoursSpecification[] {
  const dayOfWeek = listDays(days).filter((day) => day !== undefined);
  return dayOfWeek.length > 0
    ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
    : [];
}
