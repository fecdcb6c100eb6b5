import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getContent } from '@/lib/content/get-content';
import type { FormName } from '@/lib/forms/draft';
import { toFormDefinition } from '@/lib/forms/form-definition';
import { EmailForm } from './email-form';
import { NoScriptNotice } from './no-script-notice';
import { PrivacyNotice } from './privacy-notice';

interface ClinicFormProps {
  name: FormName;
}

/** A form to the clinic with everything that belongs around it. */
export function ClinicForm({ name }: ClinicFormProps) {
  const {
    messages: { forms },
    limits,
  } = getContent();
  const { fields: _, ...messages } = forms[name];
  return (
    <>
      <ClinicNotice look="box" />
      <NoScriptNotice />
      <EmailForm
        definition={toFormDefinition(name, forms, limits)}
        messages={messages}
        help={forms.help}
        advice={forms.advice}
        options={listContactOptions()}
      >
        <PrivacyNotice />
      </EmailForm>
    </>
  );
}
