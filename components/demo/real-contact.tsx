import { PhoneLink } from '@/components/clinic/phone-link';
import { WhereWeAre } from '@/components/clinic/where-we-are';
import { Breadcrumb } from '@/components/page/breadcrumb';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { RichText } from '@/components/ui/rich-text';
import { getContent } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';

/** The ways to the clinic, before the demo: visitors guess its address. */
export function RealContact() {
  const { clinic, messages, texts } = getContent();
  const { demos, navigation } = messages;
  const { title, form } = demos.contact.real;
  return (
    <>
      <Breadcrumb path="/contact/" label={title} />
      <h1 className="mt-2 text-title font-extrabold">{title}</h1>
      <p className="measure mt-3">
        <RichText text={texts.contactLead} />
      </p>
      <div className="mt-6 flex flex-wrap gap-4 @max-tablet:*:w-full">
        <PhoneLink className={primaryButton} />
        <a
          href={toPageAddress(form.href)}
          className={clinic.phone ? secondaryButton : primaryButton}
        >
          {form.label}
        </a>
        <a href={toPageAddress(navigation.patientForm.href)} className={secondaryButton}>
          {navigation.patientForm.label}
        </a>
      </div>
      <div className="mt-8 stack-6">
        <WhereWeAre heading="h2" hasCall={false} />
      </div>
    </>
  );
}
