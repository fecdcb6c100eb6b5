import { ContactList } from '@/components/clinic/contact-list';
import { ButtonLink } from '@/components/ui/button-link';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getContent } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { toFields } from '@/lib/forms/email-forms';
import { MeanwhileNotice } from './meanwhile-notice';
import { NextSteps } from './next-steps';
import { SentAnswers } from './sent-answers';

export function AfterRegistration() {
  const { messages, limits } = getContent();
  const { patient, help, question } = messages.forms;
  const { visit } = messages.navigation;
  return (
    <div className="@container">
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 print:block @wide:grid-cols-2 @wide:grid-rows-[auto_1fr]">
        <div>
          <NextSteps id="next-now" {...getOnlyPage('form').next} />
          <p className="mt-6 print:hidden">
            <ButtonLink href={visit.href} label={visit.label} />
          </p>
        </div>
        <div className="@wide:col-start-2 @wide:row-span-2">
          <SentAnswers fields={toFields('patient', patient.fields, limits)} messages={help.sent} />
        </div>
        <div className="stack-6 print:mt-6">
          <MeanwhileNotice />
          <div className="border-t border-line pt-2 print:border-0">
            <ContactList title={question} options={listContactOptions()} />
          </div>
        </div>
      </div>
    </div>
  );
}
