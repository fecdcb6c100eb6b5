import { ClinicForm } from '@/components/forms/clinic-form';
import { FormPage } from '@/components/forms/form-page';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

const getFormPage = () => getPage('form', '/patient-form/');

export const generateMetadata = () => toMetadata(getFormPage());

export default function PatientFormPage() {
  return (
    <FormPage page={getFormPage()}>
      <ClinicForm name="patient" />
    </FormPage>
  );
}
