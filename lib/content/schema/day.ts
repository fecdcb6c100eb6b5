import { z } from 'zod';

/** A date in another format, such as 22-11-2026, as YYYY-MM-DD. */
function toSuggestion(words: unknown): string {
  const parts = String(words).split(/\D+/).filter(Boolean);
  const [year = '', month = '', date = ''] = parts[2]?.length === 4 ? parts.toReversed() : parts;
  const suggestion = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return z.iso.date().safeParse(suggestion).success ? `: write ${suggestion}` : '';
}

/** The schema of a date, as YYYY-MM-DD. */
export const day = z.iso.date({
  error: ({ input }) => `must be a day such as 2026-11-21${toSuggestion(input)}`,
  // Prevents a second message, about a comparison with another date.
  abort: true,
});

/** The current date in India, as YYYY-MM-DD. */
export const getToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** An inclusive range of dates. */
export interface DaySpan {
  from: string;
  until: string;
}

/** Parses a date, or two with `to` between them; returns `null` for invalid text. */
export function readDaySpan(words: string): DaySpan | null {
  const [from = '', until = from, ...more] = words.trim().split(/\s+to\s+/);
  const areDays = [from, until].every((word) => day.safeParse(word).success);
  return areDays && from <= until && more.length === 0 ? { from, until } : null;
}

export const isOver = ({ until }: DaySpan, today: string): boolean => until < today;
