import { z } from 'zod';

/** A day as YYYY-MM-DD. */
export const day = z.iso.date({
  error: 'must be a day such as 2026-11-21',
  // Else it would also be called later or earlier than another day.
  abort: true,
});

/** The day it is at the clinic, as YYYY-MM-DD. */
export const getToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
