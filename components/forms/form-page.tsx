import { ContactList } from '@/components/clinic/contact-list';
import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { PhoneAndHours } from '@/components/clinic/opening-hours';
import { Drawing } from '@/components/illustrations/drawing';
import { TranslationNote } from '@/components/languages/translation-note';
import { Breadcrumb } from '@/components/page/breadcrumb';
import { StructuredData } from '@/components/page/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { AlertIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getContent, getMessages } from '@/lib/content/get-content';
import type { PageOfKind } from '@/lib/content/read/documents';
import { toFields } from '@/lib/forms/email-forms';
import { toPageAddress } from '@/lib/site/language-address';
import { ClinicForm } from './clinic-form';
import { MeanwhileNotice } from './meanwhile-notice';
import { NextSteps } from './next-steps';
import { SentAnswers } from './sent-answers';
import { SymptomTicks } from './symptom-ticks';

function AfterRegistration({ next }: Pick<PageOfKind<'form'>, 'next'>) {
  const { messages, limits } = getContent();
  const { patient, help, question } = messages.forms;
  const { visit } = messages.navigation;
  return (
    <div className="@container">
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 print:block @wide:grid-cols-2 @wide:grid-rows-[auto_1fr]">
        <div>
          <NextSteps id="next-now" {...next} />
          <p className="mt-6 print:hidden">
            <ButtonLink {...visit} />
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

/** Once the form is sent (`data-sent`), it shows the next steps, and other parts of the page are hidden. */
export function FormPage({ page }: { page: PageOfKind<'form'> }) {
  const { path, heading, emergency, next } = page;
  const { visit } = getMessages().navigation;
  return (
    <div className="group/form wrap grid grid-cols-1 gap-x-16 print:block @wide:pt-8 @wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] @wide:grid-rows-[auto_auto_auto_1fr]">
      <div className="@wide:col-span-2">
        <StructuredData page={page} />
        <Breadcrumb path={path} />
      </div>
      <h1 className="text-title font-extrabold group-has-data-sent/form:sr-only @tablet:mt-4">
        {heading}
      </h1>
      <p className="mt-3 flex gap-3 group-has-data-sent/form:hidden @wide:mt-5">
        <AlertIcon />
        <span>
          <RichText text={emergency} />
        </span>
      </p>
      <aside
        aria-labelledby="next"
        className="mt-4 self-start group-has-data-sent/form:hidden print:hidden @wide:sticky @wide:top-(--header-room) @wide:col-start-2 @wide:row-start-2 @wide:row-span-3 @wide:mt-6 rounded-2xl @wide:bg-raised @wide:p-6"
      >
        <NextSteps id="next" {...next} />
        <p className="mt-6 hidden @wide:block">
          <a href={toPageAddress(visit.href)}>{visit.label}</a>
        </p>
        <Drawing name="written-plan" className="mt-6 hidden w-full @wide:block" />
        <PhoneAndHours className="mt-6 hidden border-t border-line pt-6 @wide:block" />
      </aside>
      <div className="@wide:group-has-data-sent/form:col-span-2">
        <ClinicForm
          name="patient"
          ticks={
            <SymptomTicks folder={toPageAddress('/what-to-tell-us/')} calls={<EmergencyCalls />} />
          }
          afterSending={<AfterRegistration next={next} />}
        />
        <PhoneAndHours className="mt-12 rounded-2xl bg-raised p-6 group-has-data-sent/form:hidden @wide:hidden" />
        <TranslationNote page={page} className="mt-10" />
      </div>
    </div>
  );
}
