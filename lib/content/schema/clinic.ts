import { z } from 'zod';
import type { Picture } from '../../pictures';
import { day, readDaySpan } from './day';
import { refuseExamplePhone } from './signature';
import { readDays } from './weekdays';

/** A field that the owner may leave empty; it is then `null` and not shown. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

const text = z.string().trim().min(1);

const count = z.number().int().positive();

const phone = refuseExamplePhone(
  // Without quotes, YAML parses digits as a number.
  z.coerce.string().regex(
    // Ten digits beginning with 6 to 9 are an Indian mobile number without its country code.
    /^\+(?:91[\s()-]*[1-9](?:[\s()-]*\d){9}|(?!91|[6-9](?:[\s()-]*\d){9}$)[1-9][\d\s()-]{6,18}\d)$/,
    'must begin with + and the country code, in quotes, such as "+91 98765 43210": behind +91 stand ten digits, without a 0 before them',
  ),
);

// Without quotes, YAML parses 10.30 as a number.
const time = z.coerce.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error:
    'must be a time of the day with four digits, such as "09:00" or "19:30"; a day with a lunch break has two entries, one for each sitting',
  // Prevents a second message about the comparison with the closing time.
  abort: true,
});

/** The schema of a text that is parsed with `read`, which returns `null` for invalid text. */
const readWith = <T>(read: (words: string) => T | null, message: string) =>
  z.string().transform((words, context) => {
    const value = read(words);
    if (value === null) {
      context.addIssue({ code: 'custom', message });
    }
    return value ?? z.NEVER;
  });

const postcode = z.coerce
  .string()
  .regex(/^[1-9]\d{2} ?\d{3}$/, 'must be a postcode of six digits, such as "411038"');

const days = readWith(
  readDays,
  'must be days such as Monday, Monday to Saturday, or Monday, Wednesday, Friday',
);

const hours = z
  .strictObject({
    days,
    from: time.optional(),
    to: time.optional(),
    closed: z.literal(true).optional(),
    byAppointment: z.literal(true).optional(),
  })
  .refine(({ from, to, closed, byAppointment }) => {
    const isSitting = from !== undefined && to !== undefined && from < to;
    const hasNoTimes = from === undefined && to === undefined;
    return closed ? hasNoTimes && !byAppointment : isSitting || (hasNoTimes && byAppointment);
  }, 'must have `from` and a later `to`, or `closed: true`, or `byAppointment: true`');

export type OpeningHours = z.infer<typeof hours>;

const isContradiction = (one: OpeningHours, other: OpeningHours) =>
  one.closed ||
  other.closed ||
  (one.from && one.to && other.from && other.to && one.from < other.to && other.from < one.to);

const week = z
  .array(hours)
  .min(1)
  .superRefine((lines, context) => {
    for (const [index, line] of lines.entries()) {
      const above = lines.slice(0, index).filter((other) => isContradiction(line, other));
      const day = line.days.find((name) => above.some((other) => other.days.includes(name)));
      if (day) {
        const message = `contradicts what a line above says of ${day}`;
        context.addIssue({ code: 'custom', path: [index], message });
      }
    }
  });

const closedDays = readWith(
  readDaySpan,
  'must be a day such as 2026-11-21, or a first and a last day such as 2026-11-21 to 2026-11-24',
);

/** A longer notice would fill the screen of a phone. */
const noticeText = text.max(160);

const notice = z
  .strictObject({
    text: z.strictObject({
      en: noticeText.regex(/^\P{Script=Devanagari}*$/u, 'must be in English'),
      hi: optional(noticeText),
      mr: optional(noticeText),
    }),
    from: day,
    until: day,
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'must not lie before `from`',
  });

export const range = z
  .strictObject({ min: z.number(), max: z.number() })
  .refine(({ min, max }) => min <= max, 'must have a `min` that is no greater than its `max`');

/** A position in India; swapped coordinates would be outside of it. */
const position = z.strictObject({
  latitude: z.number().min(8).max(37),
  longitude: z.number().min(68).max(97),
});

const rupees = optional(z.number().int().nonnegative());

const languageCodes = z.array(z.string().regex(/^[a-z]{2}$/, 'must be a code such as en')).min(1);

/** The schema of content/clinic.yaml; a value left empty there is `null` and is not shown. */
export const toClinicSchema = (picture: z.ZodType<Picture>) =>
  z.strictObject({
    name: text,
    nameIsPlaceholder: z.boolean().default(false),
    city: text,
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as IN'),
    languages: languageCodes,
    phone: optional(phone),
    whatsApp: optional(phone),
    email: optional(z.email('must be an e-mail address')),
    hours: optional(week),
    closedOn: optional(z.array(closedDays)).transform((spans) => spans ?? []),
    notice: optional(notice),
    address: optional(z.strictObject({ street: text, postcode, region: text })),
    landmark: optional(text),
    parking: optional(text),
    stepFree: optional(z.boolean()),
    position: optional(position),
    cityPosition: position,
    fees: optional(
      z.strictObject({
        ...{ firstVisit: rupees, assessment: rupees, session: rupees, programme: rupees },
        note: optional(text),
      }),
    ),
    payment: optional(z.array(z.enum(['cash', 'upi', 'card', 'bank-transfer'])).min(1)),
    receipts: optional(z.boolean()),
    replyWithinHours: optional(count),
    onlineSessions: optional(z.boolean()),
    ageYears: optional(range),
    sessionMinutes: optional(range),
    cancelHoursBefore: optional(count),
    eyeDrops: optional(z.enum(['none', 'optometrist', 'eye-doctor'])),
    emergencyHospital: optional(z.strictObject({ name: text, phone })),
    optometrist: z
      .strictObject({
        name: optional(text),
        qualifications: optional(text),
        registration: optional(text),
        languages: optional(languageCodes),
        photo: optional(picture),
      })
      .prefault({}),
    grievance: optional(z.strictObject({ contact: text, answerWithinDays: count })),
    retentionMonths: optional(count),
  });

export type Clinic = z.infer<ReturnType<typeof toClinicSchema>>;
/** An inclusive range of numbers; the unit is part of the field name. */
export type Range = z.infer<typeof range>;
