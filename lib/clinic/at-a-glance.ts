import type { Clinic } from '../content/schema/clinic';
import type { Messages } from '../content/words/messages';
import { toHoursRows } from './opening-hours';

/** Where the clinic is and when it is open in the week, as short as `clinic.yaml` says it. */
export function listAtAGlance(
  { address, hours }: Pick<Clinic, 'address' | 'hours'>,
  { clinic: messages }: Pick<Messages, 'clinic'>,
): string[] {
  const week = toHoursRows({ hours, closedOn: [] }, messages.hours).filter(
    ({ entries }) => !entries.includes(messages.hours.closed),
  );
  return [
    ...(address ? [address.street] : []),
    // A time is on one line.
    ...week.map(
      ({ title, entries }) =>
        `${title}: ${entries.map((entry) => entry.replaceAll(' ', '\u00a0')).join(' ')}`,
    ),
  ];
}
