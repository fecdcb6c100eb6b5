import type { Clinic } from '../content/clinic-schema';
import type { Words } from '../content/words/words';
import { formatMessage } from '../text/format-message';

/** The address in one line, or the city while the address is not told. */
export const formatAddress = (
  { address }: Pick<Clinic, 'address'>,
  words: Pick<Words['clinic'], 'address' | 'place'>,
): string => (address ? formatMessage(words.address, address) : words.place);
