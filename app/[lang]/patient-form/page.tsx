import { lang } from 'next/root-params';
import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { AfterRegistration } from '@/components/forms/after-registration';
import { ClinicForm } from '@/components/forms/clinic-form';
import { FormPage } from '@/components/forms/form-page';
import { SymptomTicks } from '@/components/forms/symptom-ticks';
import { PageFrame } from '@/components/layout/page-frame';
import { getPage } from '@/lib/content/pages/pages';
import { setLanguage } from '@/lib/current-language';
import { toPageAddress } from '@/lib/site/language-address';
import { toMetadata } from '@/lib/site/metadata';

async function findPage() {
  setLanguage(await lang());
  return getPage('form', '/patient-form/');
}

export const generateMetadata = async () => toMetadata(await findPage());

export default async function PatientFormPage() {
  const page = await findPage();
  return (
    <PageFrame page={page} hasOwnNote>
      <FormPage page={page}>
        <ClinicForm
          name="patient"
          ticks={
            <SymptomTicks folder={toPageAddress('/what-to-tell-us/')} calls={<EmergencyCalls />} />
          }
          afterSending={<AfterRegistration />}
        />
      </FormPage>
    </PageFrame>
  );
}
