import { TextLink } from '@/components/ui/text-link';
import { toHoursRows } from '@/lib/clinic/opening-hours';
import { formatPhone, toPhoneHref } from '@/lib/clinic/phone';
import { getContent } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { formatPlural } from '@/lib/text/format-message';
import { OpeningHours } from './opening-hours';

interface PhoneAndHoursProps {
  className: string;
  /** Whether to add how soon a message is answered. */
  hasReplyTime?: boolean;
}

export function PhoneAndHours({ className, hasReplyTime = false }: PhoneAndHoursProps) {
  const { clinic, messages } = getContent();
  const { phone, replyWithinHours } = clinic;
  const { contact, hours, details } = messages.clinic;
  const hoursRows = toHoursRows(clinic, hours);
  const replyTime = hasReplyTime ? replyWithinHours : null;
  if (!phone && hoursRows.length === 0 && !replyTime) {
    return null;
  }
  return (
    <dl className={`space-y-4 ${className}`}>
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
      {replyTime && (
        <div>
          <dt className="font-bold">{details.reply}</dt>
          <dd>{formatPlural(details.replyWithin, replyTime, language.tag)}</dd>
        </div>
      )}
    </dl>
  );
}
