import { formatAddress } from '@/lib/clinic/address';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { toHoursRows } from '@/lib/clinic/opening-hours';
import { getContent } from '@/lib/content/get-content';
import { ContactList } from './contact-list';
import { OpeningHours } from './opening-hours';

interface WhereWeAreProps {
  heading: 'h2' | 'h3';
}

/** The address, the ways to reach the clinic and its hours. */
export function WhereWeAre({ heading: Heading }: WhereWeAreProps) {
  const { clinic, messages } = getContent();
  const { where, addressLater, hours } = messages.clinic;
  const hoursRows = toHoursRows(clinic, hours);
  return (
    <>
      <div>
        <Heading className="text-subsection">{where}</Heading>
        <address className="mt-2 not-italic">{formatAddress(clinic, messages.clinic)}</address>
        {!clinic.address && <p className="mt-2">{addressLater}</p>}
        <ContactList options={listContactOptions()} />
      </div>
      {hoursRows.length > 0 && (
        <div>
          <Heading className="mb-2 text-subsection">{hours.title}</Heading>
          <OpeningHours rows={hoursRows} />
        </div>
      )}
    </>
  );
}
