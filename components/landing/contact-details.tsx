import { ContactList } from '@/components/clinic/contact-list';
import { OpeningHours } from '@/components/clinic/opening-hours';
import { TextLink } from '@/components/ui/text-link';
import { formatAddress } from '@/lib/clinic/address';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { toMap } from '@/lib/clinic/map';
import { toHoursRows } from '@/lib/clinic/opening-hours';
import { getContent } from '@/lib/content/get-content';
import { ClinicMap } from './clinic-map';

export function ContactDetails() {
  const { clinic, messages } = getContent();
  const { where, addressLater, hours, map } = messages.clinic;
  const address = formatAddress(clinic, messages.clinic);
  const hoursRows = toHoursRows(clinic, hours);
  const { embed, link, hasPin } = toMap(clinic, address);
  const title = hasPin ? map.titleOfClinic : map.title;
  return (
    <div className="mt-7 flex flex-col gap-6 print:block">
      <div>
        <h3 className="text-subsection">{where}</h3>
        <address className="mt-2 not-italic">{address}</address>
        {!clinic.address && <p className="mt-2">{addressLater}</p>}
        <ContactList options={listContactOptions()} />
      </div>
      {hoursRows.length > 0 && (
        <div>
          <h3 className="mb-2 text-subsection">{hours.title}</h3>
          <OpeningHours rows={hoursRows} />
        </div>
      )}
      <div>
        <div className={hasPin ? 'h-80' : 'h-56'}>
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
