import { failureAdvice, formHelp } from '@/content/en/forms';
import type { FormCopy } from '@/content/types';
import { listContactWays } from '@/lib/contact-ways';
import type { FormName } from '@/lib/forms/draft';
import type { Field } from '@/lib/forms/field';
import { MailForm } from './mail-form';
import { NoScriptNotice } from './no-script-notice';
import { PrivacyNotice } from './privacy-notice';

interface EmailFormProps {
  name: FormName;
  fields: readonly Field[];
  copy: FormCopy;
}

/** A form to the clinic with everything that belongs around it. */
export function EmailForm({ name, fields, copy }: EmailFormProps) {
  return (
    <>
      <NoScriptNotice />
      <MailForm
        name={name}
        fields={fields}
        copy={copy}
        help={formHelp}
        advice={failureAdvice}
        ways={listContactWays()}
      >
        <PrivacyNotice />
      </MailForm>
    </>
  );
}
