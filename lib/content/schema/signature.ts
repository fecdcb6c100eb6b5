import { z } from 'zod';

/** The example values in content/README.md, which an owner may copy unchanged by mistake. */
const examples = {
  name: /\bfirst\s+last\b/i,
  days: ['2020-01-31', '2022-01-31'],
  phone: '919876543210',
};

const error = 'is the example of content/README.md: write your own';

/** The schema of the name of a signer. */
export const signer = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !examples.name.test(value), { error });

/** Rejects the example dates. */
export const refuseExampleDays = (day: z.ZodType<string>) =>
  day.refine((value) => !examples.days.includes(value), { error });

/** Rejects the example phone number. */
export const refuseExamplePhone = (phone: z.ZodType<string>) =>
  phone.refine((value) => value.replace(/\D/g, '') !== examples.phone, { error });

/** The schema of a version in a translation. */
export const versionSchema = z.string().regex(/^[0-9a-f]{12}$/, {
  error: 'must be the version of a text: leave the line out, and the check says what to write',
});

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
