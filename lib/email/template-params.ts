import type { ContactMessage } from '../forms/contact-message';
import type { PatientRegistration } from '../forms/patient-registration';

/** What the contact template is filled with: the message and when it was sent, as local date-time text. */
export const toContactParams = ({ name, email, message }: ContactMessage, sentAt: Date) => ({
  name,
  email,
  message,
  date: sentAt.toLocaleString('en-IN', { dateStyle: 'full', timeStyle: 'long' }),
});

/** What the patient template is filled with: the ten answers and the address they go to. */
export const toPatientParams = (patient: PatientRegistration, clinicEmail: string) => ({
  firstName: patient.firstName,
  lastName: patient.lastName,
  age: patient.age,
  gender: patient.gender,
  phone: patient.phone,
  email: patient.email,
  address: patient.address,
  service: patient.service,
  symptoms: patient.symptoms,
  history: patient.history,
  to_email: clinicEmail,
});
