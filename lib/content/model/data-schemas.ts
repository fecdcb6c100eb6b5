import { z } from 'zod';
import { careLevels } from './care-level';
import { range } from './clinic-schema';

const count = z.number().int().nonnegative();

/**
 * The schema of content/facts.yaml: the numbers of the clinic's programmes, and the claims that pages
 * discuss.
 */
export const factsSchema = z.strictObject({
  visionTherapy: z.strictObject({
    programmeWeeks: range,
    sessionsPerWeek: range,
    homeDrillMinutesPerDay: range,
  }),
  binocular: z.strictObject({ programmeWeeks: range }),
  sportsVision: z.strictObject({ programmeWeeks: range, assessmentMinutes: range }),
  squint: z.strictObject({ sessionMinutes: range, programmeMonths: range }),
  digitalEyeStrain: z.strictObject({
    assessmentMinutes: count,
    reliefWeeks: range,
    programmeMonths: range,
  }),
  learning: z.strictObject({
    affectedSchoolChildrenPercent: count,
    reportedSuccessPercent: range,
    sessionMinutes: range,
    sessionsPerWeek: range,
    programmeMonths: range,
    firstEyeExamByAgeYears: count,
  }),
  twentyTwentyTwenty: z.strictObject({
    everyMinutes: count,
    distanceFeet: count,
    restSeconds: count,
  }),
  visual: z.strictObject({
    shareOfVisualImpairmentPercent: count,
    shareBelowAgeYears: count,
    sessionHoursPerWeek: range,
  }),
  autism: z.strictObject({
    assessmentMinutes: range,
    sessionMinutes: range,
    homeExerciseMinutes: range,
  }),
});

export type Facts = z.infer<typeof factsSchema>;

/** The limits of form values, in whole years, digits and characters (UTF-16 code units, as in HTML). */
export const formLimitsSchema = z.strictObject({
  ageYears: range,
  phoneDigits: range,
  addressCharacters: count,
  symptomsCharacters: count,
  historyCharacters: count,
  messageCharacters: count,
});

export type FormLimits = z.infer<typeof formLimitsSchema>;

const text = z.string().min(1);

/** The schema of texts shared by several pages, in inline Markdown; cards end with the first two. */
export const textsSchema = z.object({ emergencyNote: text, todayNote: text }).catchall(text);

const sign = z.strictObject({
  /** Completes “Get help now if …”, in inline Markdown. */
  text,
  /** The sign in the words of the visitor; plain text, because it is added to a form. */
  noticed: text,
  /** First aid until help arrives, in inline Markdown. */
  until: text,
  /** An instruction at the top of each card with this sign, in inline Markdown. */
  first: text.exactOptional(),
  /** The heading above it where every sign is listed; it holds for the signs below, too. */
  heading: text.exactOptional(),
  /** Words by which the check recognises the sign in a sentence of the default language. */
  words: z
    .array(z.string().regex(/^\w+( -?\w+)*$/, 'must be words with a space between them'))
    .exactOptional(),
});

/** The schema of the signs that need care, by level of urgency and name. */
export const signsSchema = z.record(z.enum(careLevels), z.record(z.string(), sign));
