import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from '../content/model/clinic-schema';
import type { DaySpan } from '../content/model/day';

/**
 * The sittings to which anyone may come. A closed day is one without a sitting, and schema.org has
 * no word for hours by appointment.
 */
export const toOpeningHours = (hours: readonly OpeningHours[]): OpeningHoursSpecification[] =>
  hours.flatMap(({ days, from, to, byAppointment }) =>
    from && to && !byAppointment
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: from, closes: to }]
      : [],
  );

/** Days on which the clinic is closed: from midnight to midnight is how Google reads a closed day. */
export const toClosedDays = (spans: readonly DaySpan[]): OpeningHoursSpecification[] =>
  spans.map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));
