import type { Clinic } from '../content/schema/clinic';
import type { Messages } from '../content/words/messages';
import { formatMessage } from '../text/format-message';
import { toHoursRows } from './opening-hours';

export const formatAddress = (
  { address }: Pick<Clinic, 'address'>,
  messages: Pick<Messages['clinic'], 'address' | 'addressLater'>,
): string => (address ? formatMessage(messages.address, address) : messages.addressLater);

/** Where the clinic is and when it is open in the week, as short as `clinic.yaml` says it. */
export function listAtAGlance(
  { address, hours }: Pick<Clinic, 'address' | 'hours'>,
  { clinic: messages }: Pick<Messages, 'clinic'>,
): string[] {
  const week = toHoursRows({ hours, closedOn: [] }, messages.hours).filter(
    ({ entries }) => !entries.includes(messages.hours.closed),
  );
  // No line break inside a time.
  const toLine = (entry: string) => entry.replaceAll(' ', '\u00a0');
  return [
    ...(address ? [address.street] : []),
    ...week.map(({ title, entries }) => `${title}: ${entries.map(toLine).join(' ')}`),
  ];
}
