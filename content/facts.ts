/**
 * Every number the clinic states about its programmes, and the claims the pages discuss, once each;
 * the name of a field ends in its unit.
 */
export const facts = {
  visionTherapy: {
    programmeWeeks: { min: 8, max: 24 },
    sessionsPerWeek: { min: 1, max: 2 },
    homeDrillMinutesPerDay: { min: 10, max: 15 },
  },
  binocular: { programmeWeeks: { min: 8, max: 24 } },
  sportsVision: {
    programmeWeeks: { min: 6, max: 12 },
    assessmentMinutes: { min: 60, max: 90 },
  },
  squint: {
    sessionMinutes: { min: 30, max: 45 },
    programmeMonths: { min: 3, max: 12 },
  },
  digitalEyeStrain: {
    assessmentMinutes: 30,
    reliefWeeks: { min: 6, max: 12 },
    programmeMonths: { min: 3, max: 4 },
  },
  learning: {
    affectedSchoolChildrenPercent: 20,
    reportedSuccessPercent: { min: 80, max: 90 },
    sessionMinutes: { min: 30, max: 45 },
    sessionsPerWeek: { min: 1, max: 2 },
    programmeMonths: { min: 3, max: 6 },
    firstEyeExamByAgeYears: 6,
  },
  twentyTwentyTwenty: { everyMinutes: 20, distanceFeet: 20, restSeconds: 20 },
  visual: {
    shareOfVisualImpairmentPercent: 30,
    shareBelowAgeYears: 3,
    sessionHoursPerWeek: { min: 1, max: 2 },
  },
  autism: {
    assessmentMinutes: { min: 60, max: 75 },
    sessionMinutes: { min: 20, max: 30 },
    homeExerciseMinutes: { min: 5, max: 10 },
  },
} as const;
