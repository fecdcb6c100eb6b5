import { plainLink } from '@/components/ui/button-classes';
import { formatAddress } from '@/lib/clinic/address';
import { toMap } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';
import { PinIcon } from './pin-icon';

/** A link to the clinic, or to its city, in a maps app. */
export function MapLink() {
  const { clinic, messages } = getContent();
  const { link, hasPin } = toMap(clinic, formatAddress(clinic, messages.clinic));
  return (
    <a href={link} className={`${plainLink} gap-3 font-bold`}>
      <PinIcon />
      {hasPin ? messages.clinic.map.link : messages.clinic.map.linkToCity}
    </a>
  );
}
