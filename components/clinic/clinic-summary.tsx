import { TextLink } from '@/components/ui/text-link';
import { formatPhone, toPhoneHref } from '@/lib/clinic/phone';
import { getClinic, getMessages } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { formatPlural } from '@/lib/text/format-message';
import { OpeningHours } from './opening-hours';

interface ClinicSummaryProps {
  className: string;
  /** Whether it says how soon a message is answered. */
  hasReplyTime?: boolean;
}

/** Phone and opening hours in brief, as far as the owner has told them. */
export function ClinicSummary({ className, hasReplyTime = false }: ClinicSummaryProps) {
  const { phone, hours, replyWithinHours } = getClinic();
  const { contact, hours: hoursMessages, details } = getMessages().clinic;
  const replyTime = hasReplyTime ? replyWithinHours : null;
  if (!phone && !hours && !replyTime) {
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
      {hours && (
        <div>
          <dt className="font-bold">{hoursMessages.title}</dt>
          <dd>
            <OpeningHours hours={hours} />
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
