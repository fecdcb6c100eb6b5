import type { Messages } from '../content/messages/messages';
import type { FormLimits } from '../content/model/data-schemas';
import { type ContactFields, toContactFields } from './contact-fields';
import type { FormName } from './draft';
import { type PatientFields, toPatientFields } from './patient-fields';

/** A form that goes out as e-mail: its fields, in reading order, and what they accept. */
export type FormDefinition =
  | { name: 'contact'; fields: ContactFields; limits: FormLimits }
  | { name: 'patient'; fields: PatientFields; limits: FormLimits };

/** Puts together a form from the words of its fields. */
export function toFormDefinition(
  name: FormName,
  messages: Messages['forms'],
  limits: FormLimits,
): FormDefinition {
  switch (name) {
    case 'contact':
      return { name, fields: toContactFields(messages.contact.fields), limits };
    case 'patient':
      return { name, fields: toPatientFields(messages.patient.fields), limits };
  }
}
