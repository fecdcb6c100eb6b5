import { PhoneLink } from '@/components/clinic/phone-link';
import { WhereWeAre } from '@/components/clinic/where-we-are';
import { NextSteps } from '@/components/forms/next-steps';
import { Drawing } from '@/components/illustrations/drawing';
import { Breadcrumb } from '@/components/page/breadcrumb';
import { primaryButton } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { getContent } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages/pages';

/** The real ways to contact the clinic, above the demo, because visitors may guess the URL of a demo. */
export function RealContact() {
  const { clinic, messages } = getContent();
  const { title, form } = messages.demos.contact.real;
  const { patientForm } = messages.navigation;
  return (
    <>
      <Breadcrumb path="/contact/" label={title} />
      <div className="grid items-start gap-x-16 gap-y-8 @wide:grid-cols-2">
        <div className="stack-6">
          <h1 className="text-title font-extrabold @tablet:mt-4">{title}</h1>
          <div className="flex flex-wrap gap-4 @max-tablet:*:w-full">
            <PhoneLink className={primaryButton} />
            <ButtonLink {...patientForm} isMain={!clinic.phone} />
            <ButtonLink {...form} isMain={false} />
          </div>
          <NextSteps id="next" {...getPage('form', patientForm.href).next} />
          <WhereWeAre heading="h2" hasCall={false} />
        </div>
        <Drawing name="write-to-us" className="w-full max-w-120" />
      </div>
    </>
  );
}
