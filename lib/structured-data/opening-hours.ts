import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from '../content/model/clinic-schema';

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
