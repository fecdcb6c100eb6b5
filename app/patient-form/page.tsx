import { FormPage } from '@/components/forms/form-page';
import { PatientForm } from '@/components/forms/patient-form';
import { patientFormPage } from '@/content/en/forms';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...patientFormPage, path: '/patient-form/' });

export default function PatientFormPage() {
  return (
    <FormPage {...patientFormPage}>
      <PatientForm />
    </FormPage>
  );
}
