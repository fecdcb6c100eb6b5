import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from '../content/model/clinic-schema';
import type { DaySpan } from '../content/model/day';

/**
 * The sittings without appointment. A day without a sitting is closed, and schema.org has no term for
 * hours by appointment.
 */
export const toOpeningHours = (hours: readonly OpeningHours[]): OpeningHoursSpecification[] =>
  hours.flatMap(({ days, from, to, byAppointment }) =>
    from && to && !byAppointment
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: from, closes: to }]
      : [],
  );

/** Closed days, from midnight to midnight as Google documents it. */
export const toClosedDays = (spans: readonly DaySpan[]): OpeningHoursSpecification[] =>
  spans.map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));
