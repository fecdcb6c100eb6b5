import type { output } from 'zod/v4/core';
import { genders, patientErrors, services } from '@/content/en/forms';
import { formLimits } from '@/content/form-limits';
import {
  answersOf,
  atMost,
  emailAddress,
  fits,
  oneOf,
  requiredText,
  text,
  wholeNumber,
} from './field-schemas';

const { ageYears, phoneDigits } = formLimits;

/** Digits of any script, with spaces, brackets and dashes between them and a plus before them. */
function isPhone(answer: string): boolean {
  const digits = answer.match(/\p{Nd}/gu)?.length ?? 0;
  const isSpelledLikeAPhone = /^\+?[\p{Nd}\s()[\]\p{Pd}]*$/u.test(answer);
  return isSpelledLikeAPhone && digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/** What a patient registers with; the answers come out trimmed, and the age as a number. */
export const patientRegistration = answersOf({
  firstName: requiredText(patientErrors.firstName.missing),
  lastName: requiredText(patientErrors.lastName.missing),
  age: wholeNumber(ageYears, patientErrors.age),
  gender: oneOf(genders, patientErrors.gender.missing),
  phone: requiredText(patientErrors.phone.missing, fits(isPhone, patientErrors.phone.wrong)),
  email: emailAddress(patientErrors.email.missing, patientErrors.email.wrong),
  address: text(atMost(formLimits.addressCharacters, patientErrors.address.tooLong)),
  service: oneOf(services, patientErrors.service.missing),
  symptoms: text(atMost(formLimits.symptomsCharacters, patientErrors.symptoms.tooLong)),
  history: text(atMost(formLimits.historyCharacters, patientErrors.history.tooLong)),
});

export type PatientRegistration = output<typeof patientRegistration>;
