import * as z from 'zod/mini';

// zod tries `new Function` to see whether it may compile; a content security policy reports that.
z.config({ jitless: true });

/** Text that is not empty once trimmed; `missing` is the message when it is. */
export const requiredText = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing));

/** Text that may be empty; `tooLong` is the message beyond `limit` characters, counted trimmed. */
export const optionalText = (limit: number, tooLong: string) =>
  z.string().check(z.trim(), z.maxLength(limit, tooLong));

/** An e-mail address by the rule browsers use (WHATWG HTML, valid e-mail address). */
export const emailAddress = (missing: string, wrong: string) =>
  requiredText(missing).check(z.regex(z.regexes.html5Email, wrong));
