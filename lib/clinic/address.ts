import type { Clinic } from '../content/schema/clinic';
import type { Messages } from '../content/words/messages';
import { formatMessage } from '../text/format-message';
import { toHoursRows } from './opening-hours';

export const formatAddress = (
  { address }: Pick<Clinic, 'address'>,
  messages: Pick<Messages['clinic'], 'address' | 'addressLater'>,
): string => (address ? formatMessage(messages.address, address) : messages.addressLater);

/** The street and the weekly opening hours of the clinic, in short lines, as far as `clinic.yaml` has them. */
export function listAtAGlance(
  { address, hours }: Pick<Clinic, 'address' | 'hours'>,
  { clinic: messages }: Pick<Messages, 'clinic'>,
): string[] {
  const week = toHoursRows({ hours, closedOn: [] }, messages.hours).filter(
    ({ entries }) => !entries.includes(messages.hours.closed),
  );
  // Prevents a line break inside a time.
  const toLine = (entry: string) => entry.replaceAll(' ', '\u00a0');
  return [
    ...(address ? [address.street] : []),
    ...week.map(({ title, entries }) => `${title}: ${entries.map(toLine).join(' ')}`),
  ];
}
