import type { Clinic } from '../content/schema/clinic';
import type { Messages } from '../content/words/messages';
import { formatMessage } from '../text/format-message';

/** The address in one line, or the city if there is no address. */
export const formatAddress = (
  { address }: Pick<Clinic, 'address'>,
  messages: Pick<Messages['clinic'], 'address' | 'place'>,
): string => (address ? formatMessage(messages.address, address) : messages.place);
