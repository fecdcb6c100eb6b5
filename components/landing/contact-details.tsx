import { WhereWeAre } from '@/components/clinic/where-we-are';
import { TextLink } from '@/components/ui/text-link';
import { formatAddress } from '@/lib/clinic/address';
import { toMap } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';
import { ClinicMap } from './clinic-map';

export function ContactDetails() {
  const { clinic, messages } = getContent();
  const { map } = messages.clinic;
  const { embed, link, hasPin } = toMap(clinic, formatAddress(clinic, messages.clinic));
  const title = hasPin ? map.titleOfClinic : map.title;
  return (
    <div className="mt-7 flex flex-col gap-6 print:block">
      <WhereWeAre heading="h3" />
      <div>
        <div className={hasPin ? 'h-80' : 'h-30'}>
          <ClinicMap title={title} src={embed}>
            <p aria-hidden="true" className="place-self-center p-4 font-bold">
              {title}
            </p>
          </ClinicMap>
        </div>
        <p className="mt-3">
          <TextLink href={link}>{hasPin ? map.link : map.linkToCity}</TextLink>
        </p>
        <p className="text-base text-muted print:hidden">{map.provider}</p>
      </div>
    </div>
  );
}
