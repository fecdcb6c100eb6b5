import { PhoneAndHours } from '@/components/clinic/phone-and-hours';
import { InnerLink } from '@/components/ui/inner-link';
import { AlertIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import { textLink } from '@/components/ui/text-link';
import type { PageOfKind } from '@/lib/content/documents';
import { getMessages } from '@/lib/content/get-content';
import { NextSteps } from './next-steps';

interface AfterRegistrationProps {
  page: PageOfKind<'form'>;
}

/** What a patient should know once the form is sent. */
export function AfterRegistration({ page: { next, meanwhile } }: AfterRegistrationProps) {
  const { visit } = getMessages().page.booking;
  return (
    <>
      <NextSteps id="next-now" {...next} />
      <p className="mt-5">
        <InnerLink href={visit.href} className={textLink}>
          {visit.label}
        </InnerLink>
      </p>
      <PhoneAndHours className="mt-6 border-t border-line pt-6" hasReplyTime />
      <p className="mt-6 flex gap-3 border-t border-line pt-6 print:border-0">
        <AlertIcon />
        <span>
          <RichText text={meanwhile} />
        </span>
      </p>
    </>
  );
}
