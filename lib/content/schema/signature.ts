import { z } from 'zod';
import { day, getToday } from './day';

const error = 'is the example of the guide: write your own';

/** Rejects the example dates of the guides, in case an owner copies them unchanged. */
const refuseExampleDays = (schema: typeof day) =>
  schema.refine((value) => !['2020-01-31', '2022-01-31'].includes(value), { error });

export const refuseExamplePhone = (phone: z.ZodType<string>) =>
  phone.refine((value) => value.replace(/\D/g, '') !== '919876543210', { error });

const signer = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !/\bfirst\s+last\b/i.test(value), { error })
  .nullable()
  .default(null);

export const pastDay = day.refine((value) => value <= getToday(), 'must not lie in the future');

const signedDay = refuseExampleDays(pastDay).nullable().default(null);

/** The reviewer of a page and the review date; `null` without a review. */
export const review = z
  .strictObject({
    reviewer: signer,
    reviewedOn: signedDay,
    nextReviewOn: refuseExampleDays(day).nullable().default(null),
  })
  .refine(
    ({ reviewer, reviewedOn }) => reviewer !== null || reviewedOn === null,
    'must have a `reviewer` where it has `reviewedOn`',
  )
  .refine(({ reviewedOn, nextReviewOn }) => !nextReviewOn || nextReviewOn > (reviewedOn ?? ''), {
    path: ['nextReviewOn'],
    error: 'must lie after `reviewedOn`',
  });

export const translation = z
  .strictObject({
    by: z.enum(['language-model', 'person']),
    reviewedBy: signer,
    reviewedOn: signedDay,
    /** The version of its original (`toVersion`); the content check warns about a translation without it. */
    of: z
      .string()
      .regex(
        /^[0-9a-f]{12}$/,
        'must be the version of a text: leave the line out, and the check says what to write',
      )
      .nullable()
      .default(null),
  })
  .refine(
    ({ reviewedBy, reviewedOn }) => (reviewedBy === null) === (reviewedOn === null),
    'must have both `reviewedBy` and `reviewedOn`, or neither',
  );

export type Translation = z.infer<typeof translation>;
