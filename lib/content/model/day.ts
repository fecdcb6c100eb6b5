import { z } from 'zod';

/** A day that was written in another order, such as 22-11-2026, as YYYY-MM-DD. */
function toSuggestion(words: unknown): string {
  const parts = String(words).split(/\D+/).filter(Boolean);
  const [year = '', month = '', date = ''] = parts[2]?.length === 4 ? parts.toReversed() : parts;
  const suggestion = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return z.iso.date().safeParse(suggestion).success ? `: write ${suggestion}` : '';
}

/** A day as YYYY-MM-DD. */
export const day = z.iso.date({
  error: ({ input }) => `must be a day such as 2026-11-21${toSuggestion(input)}`,
  // Otherwise a second message would compare it with another day.
  abort: true,
});

/** The day it is at the clinic, as YYYY-MM-DD. */
export const getToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** Days in a row, the first and the last among them. */
export interface DaySpan {
  from: string;
  until: string;
}

/** Reads a day, or two with `to` between them; `null` where the words say anything else. */
export function readDaySpan(words: string): DaySpan | null {
  const [from = '', until = from, ...more] = words.trim().split(/\s+to\s+/);
  const areDays = [from, until].every((word) => day.safeParse(word).success);
  return areDays && from <= until && more.length === 0 ? { from, until } : null;
}

/** Whether the last of some days lies before another day. */
export const isOver = ({ until }: DaySpan, today: string): boolean => until < today;
