import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getContent } from '@/lib/content/get-content';
import { type FormName, toFields } from '@/lib/forms/email-forms';
import { EmailForm } from './email-form';
import { NoScriptNotice } from './no-script-notice';
import { PrivacyNotice } from './privacy-notice';

interface ClinicFormProps {
  name: FormName;
  afterSending: ReactNode;
}

/** A form to the clinic with everything that belongs around it. */
export function ClinicForm({ name, afterSending }: ClinicFormProps) {
  const {
    messages: { forms },
    limits,
  } = getContent();
  const { fields, ...messages } = forms[name];
  return (
    <>
      <ClinicNotice look="box" />
      <NoScriptNotice />
      <ErrorBoundary name={`${name}-form`}>
        <EmailForm
          name={name}
          fields={toFields(name, fields, limits)}
          messages={messages}
          help={forms.help}
          advice={forms.advice}
          options={listContactOptions()}
          afterSending={afterSending}
        >
          <PrivacyNotice />
        </EmailForm>
      </ErrorBoundary>
    </>
  );
}
