import { failureAdvice, formHelp, patientForm } from '@/content/en/forms';
import { listContactWays } from '@/lib/contact-ways';
import { patientFields } from '@/lib/forms/patient-fields';
import { MailForm } from './mail-form';
import { NoScriptNotice } from './no-script-notice';
import { PrivacyNotice } from './privacy-notice';

/** The registration of a patient. */
export function PatientForm() {
  return (
    <>
      <NoScriptNotice />
      <MailForm
        name="patient"
        fields={patientFields}
        copy={patientForm}
        help={formHelp}
        advice={failureAdvice}
        ways={listContactWays()}
      >
        <PrivacyNotice />
      </MailForm>
    </>
  );
}
