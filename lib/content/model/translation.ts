import { createHash } from 'node:crypto';
import { z } from 'zod';
import { signer, substanceCode } from './signature-schema';

const VERSION_LENGTH = 12;

/**
 * The version of a text for the field `of` of its translations: the beginning of its SHA-256 as
 * hexadecimal digits. Who reviewed it, and when, is no part of it.
 */
export const toVersion = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/^review:\n(?: .*\n)+/m, '').trim())
    .digest('hex')
    .slice(0, VERSION_LENGTH);

/** The version of a text, as a translation names it. */
export const versionSchema = z.string().regex(/^[0-9a-f]{12}$/, {
  error: 'must be the version of a text: leave the line out, and the check says what to write',
});

/** A version as YAML; all digits, or digits around an e, would be a number. */
export const toYamlVersion = (version: string) =>
  /^\d+(e\d+)?$/.test(version) ? `"${version}"` : version;

/** How a document of another language than the default one came about. */
export const toTranslationSchema = (day: z.ZodType<string>) =>
  z
    .strictObject({
      by: z.enum(['language-model', 'person']),
      /** Who of the clinic has read it, if anybody. */
      reviewedBy: signer.nullable().default(null),
      reviewedOn: day.nullable().default(null),
      /** What it said, and the text that it follows, when it was read. */
      substance: substanceCode.nullish(),
      /** The version of the text that it follows; the check reports a translation without it. */
      of: versionSchema.nullable().default(null),
    })
    .refine(({ reviewedBy, reviewedOn }) => (reviewedBy === null) === (reviewedOn === null), {
      error: 'must have both `reviewedBy` and `reviewedOn`, or neither',
    });

export type Translation = z.infer<ReturnType<typeof toTranslationSchema>>;
