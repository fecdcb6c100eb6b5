import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { ContactList } from '@/components/clinic/contact-list';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { AlertIcon } from '@/components/ui/notice-icons';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getContent } from '@/lib/content/get-content';
import { getLanguageCode } from '@/lib/current-language';
import { type FormName, toFields } from '@/lib/forms/email-forms';
import { defaultLanguage } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';
import { EmailForm } from './email-form';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

interface ClinicFormProps {
  name: FormName;
  ticks?: ReactNode;
  afterSending: ReactNode;
}

export function ClinicForm({ name, ticks, afterSending }: ClinicFormProps) {
  const { messages, limits } = getContent();
  const { help, advice, noScript, privacy } = messages.forms;
  const { fields, ...words } = messages.forms[name];
  const code = getLanguageCode();
  const otherWays = <ContactList title={help.contactOptions} options={listContactOptions()} />;
  return (
    <>
      <ClinicNotice look="box" />
      <noscript>
        <div className="mt-6 rounded-xl border-3 border-danger bg-surface p-5">
          <h2 className="flex gap-2 text-danger">
            <AlertIcon />
            {noScript.title}
          </h2>
          <p className="mt-2">{noScript.text}</p>
          {otherWays}
        </div>
      </noscript>
      <ErrorBoundary name={`${name}-form`}>
        <EmailForm
          name={name}
          fields={toFields(name, fields, limits)}
          // Lets the clinic call back in the language of the page.
          language={code === defaultLanguage ? undefined : englishNames.of(code)}
          words={{ ...words, help, advice }}
          otherWays={otherWays}
          ticks={ticks}
          afterSending={afterSending}
        >
          <p className="mt-7 text-small">
            {privacy.text} <a href={toPageAddress('/privacy/')}>{privacy.link}</a>
          </p>
        </EmailForm>
      </ErrorBoundary>
    </>
  );
}
