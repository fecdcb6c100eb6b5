import { z } from 'zod';
import { readData, validate } from '../content/read/data-file';
import { type Clinic, toClinicSchema } from '../content/schema/clinic';
import type { Problem } from '../text/problems';

/** A picture schema that returns a fixed size without reading the file. */
const picture = z.string().transform((file) => ({ file, width: 600, height: 800 }));

/** Parses and validates the text of a `clinic.yaml` file. */
export function readClinic(text: string): { clinic: Clinic | undefined; problems: Problem[] } {
  const file = 'content/clinic.yaml';
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const data = readData({ file, text, firstLine: 1 }, report);
  return { clinic: validate(toClinicSchema(picture), data.value, data, report), problems };
}

function readValidClinic(text: string): Clinic {
  const { clinic, problems } = readClinic(text);
  if (!clinic) {
    throw new Error(problems.map(({ message }) => message).join('\n'));
  }
  return clinic;
}

/** The text of a `clinic.yaml` with only the required values. */
export const smallestClinicText = `name: Eye Care & Vision Therapy
city: Pune
country: IN
languages: [en, hi, mr]
cityPosition: { latitude: 18.52, longitude: 73.86 }
`;

/** A clinic with only the required values. */
export const smallestClinic = readValidClinic(smallestClinicText);

/** The text of a `clinic.yaml` with example values for all fields. */
export const fullClinicText = `${smallestClinicText}
phone: "+91 20 1234 5678"
whatsApp: "+91 98220 43210"
email: hello@clinic.example
hours:
  - { days: Monday to Friday, from: "10:00", to: "13:00" }
  - { days: Monday to Friday, from: "17:00", to: "19:30" }
  - { days: Saturday, from: "10:00", to: "14:00", byAppointment: true }
  - { days: Sunday, closed: true }
closedOn:
  - 2099-11-10 to 2099-11-12
  - 2099-11-08
notice:
  text:
    en: "We are closed from 8 to 12 November. Messages are answered from 13 November on."
    hi: "हम 8 से 12 नवंबर तक बंद रहेंगे। संदेशों का जवाब 13 नवंबर से मिलेगा।"
  from: 2020-02-01
  until: 2099-11-12
address: { street: "12 Lane 4, Kothrud", postcode: "411038", region: Maharashtra }
landmark: Opposite the post office
parking: Two-wheelers in front, cars in the lane behind
stepFree: true
position: { latitude: 18.5074, longitude: 73.8077 }
fees: { firstVisit: 500, assessment: 1500, session: 800, programme: 12000, note: Paid session by session. }
payment: [cash, upi, card, bank-transfer]
receipts: true
replyWithinHours: 24
onlineSessions: false
ageYears: { min: 3, max: 90 }
sessionMinutes: { min: 30, max: 45 }
cancelHoursBefore: 1
eyeDrops: optometrist
emergencyHospital: { name: City Eye Hospital, phone: "+91 20 8765 4321" }
optometrist:
  name: Asha Kulkarni
  qualifications: B.Optom
  registration: MH-1234
  languages: [en, mr]
  photo: /images/optometrist.jpg
grievance: { contact: "Asha Kulkarni, grievance@clinic.example", answerWithinDays: 30 }
retentionMonths: 36
`;

export const fullClinic = readValidClinic(fullClinicText);
