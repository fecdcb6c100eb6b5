import { AfterRegistration } from '@/components/forms/after-registration';
import { ClinicForm } from '@/components/forms/clinic-form';
import { FormPage } from '@/components/forms/form-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

const getFormPage = () => getPage('form', '/patient-form/');

export const generateMetadata = () => toMetadata(getFormPage());

export default function PatientFormPage() {
  const page = getFormPage();
  return (
    <PageFrame page={page} hasOwnNote>
      <FormPage page={page}>
        <ClinicForm name="patient" afterSending={<AfterRegistration />} />
      </FormPage>
    </PageFrame>
  );
}
