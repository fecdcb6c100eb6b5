import { plainLink } from '@/components/ui/button-classes';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import { formatAddress } from '@/lib/clinic/address';
import { toMap } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';

/** A link to the clinic, or to its city, in a maps app. */
export function MapLink() {
  const { clinic, messages } = getContent();
  const { link, hasPin } = toMap(clinic, formatAddress(clinic, messages.clinic));
  return (
    <a href={link} className={`${plainLink} gap-3 font-bold`}>
      <StrokeIcon
        path="M12 21.5S5 15.5 5 10a7 7 0 0 1 14 0c0 5.5-7 11.5-7 11.5ZM14.5 10a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0"
        className="size-6 shrink-0"
      />
      {hasPin ? messages.clinic.map.link : messages.clinic.map.linkToCity}
    </a>
  );
}
