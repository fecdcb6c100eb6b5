import { PhoneAndHours } from '@/components/clinic/phone-and-hours';
import { InnerLink } from '@/components/ui/inner-link';
import { AlertIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import { textLink } from '@/components/ui/text-link';
import type { PageOfKind } from '@/lib/content/documents';
import { getContent } from '@/lib/content/get-content';
import { toFields } from '@/lib/forms/email-forms';
import { NextSteps } from './next-steps';
import { SentAnswers } from './sent-answers';

interface AfterRegistrationProps {
  page: PageOfKind<'form'>;
}

/** What a patient should know once the form is sent. */
export function AfterRegistration({ page: { next, meanwhile } }: AfterRegistrationProps) {
  const { messages, limits } = getContent();
  const { visit } = messages.page.booking;
  const { patient, help } = messages.forms;
  return (
    <div className="@container">
      <div className="mt-8 grid items-start gap-8 print:block @3xl:grid-cols-2">
        <div>
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
        </div>
        <SentAnswers
          form="patient"
          fields={toFields('patient', patient.fields, limits)}
          messages={help.sent}
        />
      </div>
    </div>
  );
}
