import { receiver, StrokeIcon } from '@/components/ui/stroke-icon';
import { formatPhone, toPhoneHref } from '@/lib/clinic/phone';
import { getClinic, getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

interface PhoneLinkProps {
  className: string;
  wordsClassName?: string;
}

export function PhoneLink({ className, wordsClassName }: PhoneLinkProps) {
  const { phone } = getClinic();
  return (
    phone && (
      <a href={toPhoneHref(phone)} className={className}>
        <StrokeIcon path={receiver} className="size-6 shrink-0" />
        <span className={wordsClassName}>
          {formatMessage(getMessages().clinic.callUs, { phone: formatPhone(phone) })}
        </span>
      </a>
    )
  );
}
