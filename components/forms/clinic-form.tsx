import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getContent } from '@/lib/content/get-content';
import { getLanguageCode } from '@/lib/current-language';
import { type FormName, toFields } from '@/lib/forms/email-forms';
import { defaultLanguage } from '@/lib/languages';
import { EmailForm } from './email-form';
import { NoScriptNotice } from './no-script-notice';
import { PrivacyNotice } from './privacy-notice';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

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
  const code = getLanguageCode();
  return (
    <>
      <ClinicNotice look="box" />
      <NoScriptNotice />
      <ErrorBoundary name={`${name}-form`}>
        <EmailForm
          name={name}
          fields={toFields(name, fields, limits)}
          // So that the clinic can call back in it.
          language={code === defaultLanguage ? undefined : englishNames.of(code)}
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
