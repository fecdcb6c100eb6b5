import { z } from 'zod';
import { careLevels } from './care-level';
import { range } from './clinic-schema';
import { day } from './day';

const count = z.number().int().nonnegative();

/** Every number the clinic states about its programmes, and the claims that the pages discuss. */
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

/** What the forms accept, in whole years, digits and characters (UTF-16 code units, as in HTML). */
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

/** Texts that several pages use by name, in inline Markdown; cards end with the first two. */
export const textsSchema = z.object({ emergencyNote: text, todayNote: text }).catchall(text);

const sign = z.strictObject({
  /** Completes “Get help now if …”, in inline Markdown. */
  text,
  /** The sign in the words of somebody who has noticed it, in plain words: they go into a form. */
  noticed: text,
  /** What to do until help is there, in inline Markdown. */
  until: text,
  /** What a card that names this sign begins with, in inline Markdown. */
  first: text.exactOptional(),
});

/** The signs that decide how fast care is needed, by level and name. */
export const signsSchema = z.record(z.enum(careLevels), z.record(z.string(), sign));

/** What the clinic is said to do, and whether its owner has said that it is so. */
export const statementsSchema = z.array(
  z.strictObject({
    document: z.string().min(1),
    quote: z.string().min(1),
    confirmedOn: day.nullable().default(null),
  }),
);

export type Statement = z.infer<typeof statementsSchema>[number];
