import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { AfterRegistration } from '@/components/forms/after-registration';
import { ClinicForm } from '@/components/forms/clinic-form';
import { FormPage } from '@/components/forms/form-page';
import { SymptomTicks } from '@/components/forms/symptom-ticks';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { inLanguage } from '@/lib/in-language';
import { toPageAddress } from '@/lib/site/language-address';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() => toMetadata(getOnlyPage('form')));

export default inLanguage(() => {
  const page = getOnlyPage('form');
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
});
