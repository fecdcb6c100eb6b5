import { z } from 'zod';
import { careLevels } from './blocks';
import { range } from './clinic-schema';

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

const texts = z.record(z.string(), z.string().min(1));

/** Texts that several pages use by name, in inline Markdown. */
export const textsSchema = texts;

/** The signs that tell how fast care is needed, by level and name, in inline Markdown. */
export const signsSchema = z.strictObject(
  Object.fromEntries(careLevels.map((level) => [level, texts])) as Record<
    (typeof careLevels)[number],
    typeof texts
  >,
);

/** What the clinic is said to do, and whether its owner has said that it is so. */
export const statementsSchema = z.array(
  z.strictObject({
    document: z.string().min(1),
    quote: z.string().min(1),
    confirmedOn: z.iso.date({ error: 'must be a day such as 2026-11-21' }).nullable().default(null),
  }),
);

export type Statement = z.infer<typeof statementsSchema>[number];
