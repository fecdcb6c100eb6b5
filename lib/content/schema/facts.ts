import { z } from 'zod';
import { range } from './clinic';

const count = z.number().int().nonnegative();
const fact = z.union([count, range]);

/** Numbers of the clinic's programmes and of claims that pages discuss; listed here if the program needs them. */
export const factsSchema = z
  .object({
    visionTherapy: z.object({ programmeWeeks: range, sessionsPerWeek: range }).catchall(fact),
    twentyTwentyTwenty: z.object({ everyMinutes: count, restSeconds: count }).catchall(fact),
  })
  .catchall(z.record(z.string(), fact));

export type Facts = z.infer<typeof factsSchema>;

/** The limits of form values, in whole years, digits and characters (graphemes, as in `countCharacters`). */
export const formLimitsSchema = z.strictObject({
  ageYears: range,
  phoneDigits: range,
  addressCharacters: count,
  symptomsCharacters: count,
  historyCharacters: count,
  messageCharacters: count,
});

export type FormLimits = z.infer<typeof formLimitsSchema>;
