import * as z from 'zod/mini';
import type { Messages } from '../content/messages/messages';
import type { Range } from '../content/model/clinic-schema';
import type { FormLimits } from '../content/model/data-schemas';
import {
  emailAddress,
  maxLength,
  optionalText,
  phoneNumber,
  requiredText,
  wholeNumber,
} from './field-schemas';

/** What the clinic receives as the gender, in whatever language the patient reads it. */
export const genders = ['Male', 'Female', 'Other'] as const;

/** What the clinic receives as the service, in whatever language the patient reads it. */
export const services = [
  'Vision Therapy',
  'Contact Lens',
  'Low Vision Aid',
  'Comprehensive Vision Assessment',
  'Digital Eyestrain Assessment',
] as const;

/** Digits of any script, with spaces, brackets and dashes between them and a plus before them. */
function isPhone(answer: string, { min, max }: Range): boolean {
  const digits = answer.match(/\p{Nd}/gu)?.length ?? 0;
  const isSpelledLikeAPhone = /^\+?[\p{Nd}\s()[\]\p{Pd}]*$/u.test(answer);
  return isSpelledLikeAPhone && digits >= min && digits <= max;
}

interface PatientRegistrationOptions {
  /** The fields with their error messages. */
  fields: Messages['forms']['patient']['fields'];
  limits: FormLimits;
}

/** What a patient registers with; the answers come out trimmed, and the age as a number. */
export const createPatientRegistration = ({ fields, limits }: PatientRegistrationOptions) =>
  z.object({
    firstName: requiredText(fields.firstName.errors.missing),
    lastName: requiredText(fields.lastName.errors.missing),
    age: wholeNumber(limits.ageYears, fields.age.errors),
    gender: z.enum(genders, fields.gender.errors.missing),
    phone: phoneNumber((answer) => isPhone(answer, limits.phoneDigits), fields.phone.errors),
    email: emailAddress(fields.email.errors),
    address: optionalText(maxLength(limits.addressCharacters, fields.address.errors.tooLong)),
    service: z.enum(services, fields.service.errors.missing),
    symptoms: optionalText(maxLength(limits.symptomsCharacters, fields.symptoms.errors.tooLong)),
    history: optionalText(maxLength(limits.historyCharacters, fields.history.errors.tooLong)),
  });

export type PatientRegistration = z.output<ReturnType<typeof createPatientRegistration>>;

/** What the patient template is filled with: the ten answers and the address they go to. */
export const toPatientParams = (patient: PatientRegistration, clinicEmail: string) => ({
  ...patient,
  to_email: clinicEmail,
});
