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

/** The kinds of content that a signature covers, in the order of their groups in a code. */
export const substanceKinds = ['boxes', 'headings', 'numbers', 'signs', 'sources'] as const;

/** The digits of base 32 (Crockford): letters and digits without look-alikes such as l and 1. */
export const codeLetters = '0123456789abcdefghjkmnpqrstvwxyz';

/** The number of characters per kind. */
export const CODE_GROUP_LENGTH = 4;

/** The schema of the code of a signed version: a group of characters for each kind of content. */
export const substanceCode = z
  .string()
  .regex(
    new RegExp(`^${substanceKinds.map(() => `[${codeLetters}]{${CODE_GROUP_LENGTH}}`).join('-')}$`),
    { error: 'must be a code: leave the line out, and the check says what to write' },
  );
