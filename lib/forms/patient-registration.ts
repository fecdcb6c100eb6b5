import * as z from 'zod/mini';
import { genders, patientErrors, services } from '@/content/en/forms';
import { formLimits } from '@/content/form-limits';
import { emailAddress, optionalText, requiredText } from './field-schemas';

const { ageYears, phoneDigits } = formLimits;

const age = z.pipe(
  z.pipe(
    requiredText(patientErrors.age.missing).check(z.regex(/^\d+$/, patientErrors.age.wrong)),
    z.transform(Number),
  ),
  z
    .number()
    .check(
      z.gte(ageYears.min, patientErrors.age.wrong),
      z.lte(ageYears.max, patientErrors.age.wrong),
    ),
);

/** Digits of any script, with spaces, brackets and dashes between them and a plus before them. */
const phone = requiredText(patientErrors.phone.missing).check(
  z.refine((text) => {
    const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
    const isSpelledLikeAPhone = /^\+?[\p{Nd}\s()[\]\p{Pd}]*$/u.test(text);
    return isSpelledLikeAPhone && digits >= phoneDigits.min && digits <= phoneDigits.max;
  }, patientErrors.phone.wrong),
);

/** What a patient registers with; the answers come out trimmed, and the age as a number. */
export const patientRegistration = z.object({
  firstName: requiredText(patientErrors.firstName.missing),
  lastName: requiredText(patientErrors.lastName.missing),
  age,
  gender: z.enum(genders, patientErrors.gender.missing),
  phone,
  email: emailAddress(patientErrors.email.missing, patientErrors.email.wrong),
  address: optionalText(formLimits.addressCharacters, patientErrors.address.tooLong),
  service: z.enum(services, patientErrors.service.missing),
  symptoms: optionalText(formLimits.symptomsCharacters, patientErrors.symptoms.tooLong),
  history: optionalText(formLimits.historyCharacters, patientErrors.history.tooLong),
});

export type PatientRegistration = z.infer<typeof patientRegistration>;
