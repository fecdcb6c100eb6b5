import * as z from 'zod/mini';
import type { Range } from '../content/model/clinic-schema';
import { toAsciiDigits } from '../text/digits';
import { EMAIL_ADDRESS } from './field';
import { removeInvisible, trimInvisible } from './invisible-characters';

type TextCheck = z.core.$ZodCheck<string>;

const withoutInvisible = z.overwrite(removeInvisible);

/** As it is dialled and counted: without what nobody sees, and in the digits 0 to 9. */
const asNumber =
  process.env.SITE_SCRIPT === 'Deva'
    ? z.overwrite((answer: string) => toAsciiDigits(removeInvisible(answer)))
    : withoutInvisible;

/** Text that may be empty; what cannot be seen at its ends is cut off before it is checked. */
export const optionalText = (...checks: TextCheck[]) =>
  z.string().check(z.overwrite(trimInvisible), ...checks);

/** Text that is not empty once trimmed; `missing` is the message when it is, and comes first. */
export const requiredText = (missing: string, ...checks: TextCheck[]) =>
  optionalText(z.minLength(1, missing), ...checks);

/** Text of at most `limit` characters, counted trimmed; `tooLong` is the message beyond. */
export const maxLength = (limit: number, tooLong: string): TextCheck => z.maxLength(limit, tooLong);

/** An e-mail address by the rule of browsers. */
export const emailAddress = ({ missing, wrong }: { missing: string; wrong: string }) =>
  requiredText(missing, withoutInvisible, z.regex(EMAIL_ADDRESS, wrong));

/** A phone number, as far as `isPhone` tells; pasted ones often hold unseen direction marks. */
export const phoneNumber = (
  isPhone: (answer: string) => boolean,
  { missing, wrong }: { missing: string; wrong: string },
) => requiredText(missing, asNumber, z.refine(isPhone, wrong));

/** A number written in the digits 0 to 9, within bounds that belong to it; it comes out as a number. */
export const wholeNumber = (
  { min, max }: Range,
  { missing, wrong }: { missing: string; wrong: string },
) =>
  z.pipe(
    requiredText(
      missing,
      asNumber,
      z.regex(/^\d+$/, wrong),
      z.refine((digits) => Number(digits) >= min && Number(digits) <= max, wrong),
    ),
    z.transform(Number),
  );
