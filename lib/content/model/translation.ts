import { createHash } from 'node:crypto';
import { z } from 'zod';
import { signer } from './signature-schema';

const VERSION_LENGTH = 12;

/**
 * The version of a text for the field `of` of its translations: the beginning of the SHA-256, in hexadecimal
 * digits, of the text without its `review`.
 */
export const toVersion = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/^review:\n(?: .*\n)+/m, '').trim())
    .digest('hex')
    .slice(0, VERSION_LENGTH);

/** The schema of a version in a translation. */
export const versionSchema = z.string().regex(/^[0-9a-f]{12}$/, {
  error: 'must be the version of a text: leave the line out, and the check says what to write',
});

/** Formats a version as YAML; all digits, or digits around an e, would be parsed as a number. */
export const toYamlVersion = (version: string) =>
  /^\d+(e\d+)?$/.test(version) ? `"${version}"` : version;

/** The schema of `translation` in front matter: how a document was translated and reviewed. */
export const toTranslationSchema = (day: z.ZodType<string>) =>
  z
    .strictObject({
      by: z.enum(['language-model', 'person']),
      /** The person of the clinic who reviewed it. */
      reviewedBy: signer.nullable().default(null),
      reviewedOn: day.nullable().default(null),
      /** The version of its original; the check reports a translation without it. */
      of: versionSchema.nullable().default(null),
    })
    .refine(({ reviewedBy, reviewedOn }) => (reviewedBy === null) === (reviewedOn === null), {
      error: 'must have both `reviewedBy` and `reviewedOn`, or neither',
    });

export type Translation = z.infer<ReturnType<typeof toTranslationSchema>>;
