import { z } from 'zod';
import { range } from './clinic';

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
