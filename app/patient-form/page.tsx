import { EmailForm } from '@/components/forms/email-form';
import { FormPage } from '@/components/forms/form-page';
import { patientForm, patientFormPage } from '@/content/en/forms';
import { patientFields } from '@/lib/forms/patient-fields';
import { toMetadata } from '@/lib/metadata';

const path = '/patient-form/';

export const metadata = toMetadata({ ...patientFormPage, path });

export default function PatientFormPage() {
  return (
    <FormPage path={path} {...patientFormPage}>
      <EmailForm name="patient" fields={patientFields} copy={patientForm} />
    </FormPage>
  );
}
