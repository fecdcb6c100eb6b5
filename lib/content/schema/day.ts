import { z } from 'zod';

export const day = z.iso.date({
  error: 'must be a day such as 2026-11-21',
  // Prevents a second message about the comparison with another date.
  abort: true,
});

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

export const getToday = () => dayInIndia.format(new Date());

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
