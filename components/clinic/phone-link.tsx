import { StrokeIcon } from '@/components/ui/stroke-icon';
import { formatPhone, toPhoneHref } from '@/lib/clinic/phone';
import { getClinic, getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

interface PhoneLinkProps {
  className: string;
  /** For its text, which a narrow place hides visually. */
  wordsClassName?: string;
}

/** A link that calls the clinic, once `clinic.yaml` has its number. */
export function PhoneLink({ className, wordsClassName }: PhoneLinkProps) {
  const { phone } = getClinic();
  return (
    phone && (
      <a href={toPhoneHref(phone)} className={className}>
        <StrokeIcon
          path="M5 3.5h4l2 5-2.5 2a11 11 0 0 0 5 5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5.5a2 2 0 0 1 2-2Z"
          className="size-6 shrink-0"
        />
        <span className={wordsClassName}>
          {formatMessage(getMessages().clinic.callUs, { phone: formatPhone(phone) })}
        </span>
      </a>
    )
  );
}
