import { contactForm, failureAdvice, formHelp } from '@/content/en/forms';
import { listContactWays } from '@/lib/contact-ways';
import { contactFields } from '@/lib/forms/contact-fields';
import { MailForm } from './mail-form';
import { NoScriptNotice } from './no-script-notice';
import { PrivacyNotice } from './privacy-notice';

/** A message to the clinic. */
export function ContactForm() {
  return (
    <>
      <NoScriptNotice />
      <MailForm
        name="contact"
        fields={contactFields}
        copy={contactForm}
        help={formHelp}
        advice={failureAdvice}
        ways={listContactWays()}
      >
        <PrivacyNotice />
      </MailForm>
    </>
  );
}
