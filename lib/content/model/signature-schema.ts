import { z } from 'zod';

/** The examples of content/README.md that an owner may copy unchanged. */
const examples = {
  name: /\bfirst\s+last\b/i,
  days: ['2020-01-31', '2022-01-31'],
  phone: '919876543210',
};

const error = 'is the example of content/README.md: write your own';

/** The name of a person who signs. */
export const signer = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !examples.name.test(value), { error });

/** A day without those of the examples. */
export const refuseExampleDays = (day: z.ZodType<string>) =>
  day.refine((value) => !examples.days.includes(value), { error });

/** A phone number without that of the example. */
export const refuseExamplePhone = (phone: z.ZodType<string>) =>
  phone.refine((value) => value.replace(/\D/g, '') !== examples.phone, { error });

/** The kinds of substance of a document, in the order in which a code has them. */
export const substanceKinds = ['boxes', 'headings', 'numbers', 'signs', 'sources'] as const;

/** Letters and digits without look-alikes such as l and 1. */
export const codeLetters = '0123456789abcdefghjkmnpqrstvwxyz';

/** The number of letters for each kind. */
export const CODE_GROUP_LENGTH = 4;

/** The code of the signed version: a group of letters for each kind of substance. */
export const substanceCode = z
  .string()
  .regex(
    new RegExp(`^${substanceKinds.map(() => `[${codeLetters}]{${CODE_GROUP_LENGTH}}`).join('-')}$`),
    { error: 'must be a code: leave the line out, and the check says what to write' },
  );
