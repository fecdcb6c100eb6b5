import * as z from 'zod/mini';
import type { Range } from '../content/clinic-schema';
import { EMAIL_ADDRESS } from './field';

type TextCheck = z.core.$ZodCheck<string>;

/** Text that may be empty, trimmed before it is checked. */
export const optionalText = (...checks: TextCheck[]) => z.string().check(z.trim(), ...checks);

/** Text that is not empty once trimmed; `missing` is the message when it is, and comes first. */
export const requiredText = (missing: string, ...checks: TextCheck[]) =>
  optionalText(z.minLength(1, missing), ...checks);

/** Text of at most `limit` characters, counted trimmed; `tooLong` is the message beyond. */
export const atMost = (limit: number, tooLong: string): TextCheck => z.maxLength(limit, tooLong);

/** An e-mail address by the rule of browsers. */
export const emailAddress = ({ missing, wrong }: { missing: string; wrong: string }) =>
  requiredText(missing, z.regex(EMAIL_ADDRESS, wrong));

/** A number written in the digits 0 to 9, within bounds that belong to it; it comes out as a number. */
export const wholeNumber = (
  { min, max }: Range,
  { missing, wrong }: { missing: string; wrong: string },
) =>
  z.pipe(
    requiredText(
      missing,
      z.regex(/^\d+$/, wrong),
      z.refine((digits) => Number(digits) >= min && Number(digits) <= max, wrong),
    ),
    z.transform(Number),
  );
