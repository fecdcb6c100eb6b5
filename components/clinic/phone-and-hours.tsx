import { TextLink } from '@/components/ui/text-link';
import { toHoursRows } from '@/lib/clinic/opening-hours';
import { formatPhone, toPhoneHref } from '@/lib/clinic/phone';
import { getContent } from '@/lib/content/get-content';
import { OpeningHours } from './opening-hours';

interface PhoneAndHoursProps {
  className: string;
}

export function PhoneAndHours({ className }: PhoneAndHoursProps) {
  const { clinic, messages } = getContent();
  const { phone } = clinic;
  const { contact, hours } = messages.clinic;
  const hoursRows = toHoursRows(clinic, hours);
  if (!phone && hoursRows.length === 0) {
    return null;
  }
  return (
    <dl className={`stack-3 ${className}`}>
      {phone && (
        <div>
          <dt className="font-bold">{contact.phone}</dt>
          <dd className="py-1.5">
            <TextLink href={toPhoneHref(phone)}>{formatPhone(phone)}</TextLink>
          </dd>
        </div>
      )}
      {hoursRows.length > 0 && (
        <div>
          <dt className="font-bold">{hours.title}</dt>
          <dd>
            <OpeningHours rows={hoursRows} />
          </dd>
        </div>
      )}
    </dl>
  );
}
