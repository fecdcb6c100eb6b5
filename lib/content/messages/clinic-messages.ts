import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages around the facts of the clinic. */
export function toClinicMessages({ line, message, plural }: MessageSchemas) {
  const clinic = z.strictObject({
    where: line,
    place: line,
    address: message('street', 'postcode', 'region'),
    contact: z.strictObject({ phone: line, whatsApp: line, email: line }),
    callUs: message('phone'),
    hours: z.strictObject({
      title: line,
      sitting: message('from', 'to'),
      closed: line,
      byAppointment: line,
      sittingByAppointment: message('sitting'),
      days: message('first', 'last'),
      closedOn: line,
    }),
    notice: message('day'),
    map: z.strictObject({ title: line, titleOfClinic: line, link: line, provider: line }),
    details: z.strictObject({
      title: line,
      landmark: line,
      parking: line,
      stepFree: line,
      fees: z.strictObject({
        title: line,
        firstVisit: line,
        assessment: line,
        session: line,
        programme: line,
      }),
      payment: z.strictObject({
        title: line,
        by: message('ways'),
        cash: line,
        upi: line,
        card: line,
        'bank-transfer': line,
      }),
      receipts: line,
      reply: line,
      replyWithin: plural,
      onlineSessions: line,
      age: line,
      ageYears: message('years'),
      session: line,
      sessionMinutes: message('minutes'),
      cancelling: line,
      cancelBefore: plural,
      eyeDrops: z.strictObject({
        title: line,
        none: line,
        optometrist: line,
        optometristNamed: message('name'),
        'eye-doctor': line,
      }),
      emergencyHospital: line,
      yes: line,
      no: line,
    }),
    optometrist: z.strictObject({
      registration: message('number'),
      languages: message('languages'),
      photo: message('name'),
    }),
  });
  return { clinic };
}
