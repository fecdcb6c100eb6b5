// From zod's core, because `zod/mini` would bring 8 kB (brotli) of formats and methods that nobody
// calls and the bundler cannot leave out.
import {
  _enum,
  _maxLength,
  _minLength,
  _refine,
  _regex,
  _trim,
  type $ZodCheck,
  $ZodCustom,
  $ZodEnum,
  $ZodObject,
  $ZodPipe,
  type $ZodShape,
  $ZodString,
  $ZodTransform,
  type $ZodType,
  regexes,
} from 'zod/v4/core';

type TextCheck = $ZodCheck<string>;

/** Text that may be empty, trimmed before it is checked. */
export const text = (...checks: TextCheck[]) =>
  new $ZodString({ type: 'string', checks: [_trim(), ...checks] });

/** A check of our own; `wrong` is the message when `isRight` does not hold. */
export const fits = (isRight: (answer: string) => boolean, wrong: string) =>
  _refine<string>($ZodCustom, isRight, wrong);

/** Text of at most `limit` characters, counted trimmed; `tooLong` is the message beyond. */
export const atMost = (limit: number, tooLong: string) => _maxLength(limit, tooLong);

/** Text that is not empty once trimmed; `missing` is the message when it is, and comes first. */
export const requiredText = (missing: string, ...checks: TextCheck[]) =>
  text(_minLength(1, missing), ...checks);

/** An e-mail address by the rule browsers use (WHATWG HTML, valid e-mail address). */
export const emailAddress = ({ missing, wrong }: { missing: string; wrong: string }) =>
  requiredText(missing, _regex(regexes.html5Email, wrong));

/** A number written in the digits 0 to 9, within bounds that belong to it; it comes out as a number. */
export const wholeNumber = (
  { min, max }: { min: number; max: number },
  { missing, wrong }: { missing: string; wrong: string },
): $ZodType<number, string> =>
  new $ZodPipe({
    type: 'pipe',
    in: requiredText(
      missing,
      _regex(/^\d+$/, wrong),
      fits((digits) => Number(digits) >= min && Number(digits) <= max, wrong),
    ),
    out: new $ZodTransform({ type: 'transform', transform: Number }),
  }) as $ZodType<number, string>;

/** One of these words; `missing` is the message when it is none. */
export const oneOf = <const Word extends string>(words: readonly Word[], missing: string) =>
  _enum($ZodEnum, [...words], missing);

/** The answers of a form by the names of their fields; other names are left out. */
export const answersOf = <Shape extends $ZodShape>(shape: Shape) =>
  new $ZodObject({ type: 'object', shape }) as $ZodObject<Shape>;
