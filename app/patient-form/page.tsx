import { EmailForm } from '@/components/forms/email-form';
import { FormPage } from '@/components/forms/form-page';
import { patientForm, patientFormPage } from '@/content/en/forms';
import { patientFields } from '@/lib/forms/patient-fields';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...patientFormPage, path: '/patient-form/' });

export default function PatientFormPage() {
  return (
    <FormPage {...patientFormPage}>
      <EmailForm name="patient" fields={patientFields} copy={patientForm} />
    </FormPage>
  );
}
