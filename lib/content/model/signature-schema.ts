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
