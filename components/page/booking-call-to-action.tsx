import { PhoneLink } from '@/components/clinic/phone-link';
import { secondaryButton } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { getMessages } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';

interface BookingCallToActionProps {
  path: string;
  /** The topic whose symptoms the form offers to tick. */
  topic: string | undefined;
  /** Only a line, where first aid is more urgent than a visit, or the page has a button above its text. */
  isBrief: boolean;
}

export function BookingCallToAction({ path, topic, isBrief }: BookingCallToActionProps) {
  const { page, 'what-to-tell-us': symptoms } = getMessages();
  const { title, text, button, visit } = page.booking;
  const visitLink = <a href={toPageAddress(visit.href)}>{visit.label}</a>;
  if (isBrief) {
    return (
      <p data-unspoken className="mt-10 print:hidden">
        {visitLink}
      </p>
    );
  }
  return (
    <section data-unspoken className="mt-10 rounded-2xl bg-raised p-4 @tablet:p-8 print:hidden">
      <h2 className="text-subsection">{title}</h2>
      <p className="mt-2">{topic ? symptoms.lead : text}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        <ButtonLink href={`/patient-form/${topic ? `#/${topic}/` : ''}`} label={button} />
        <PhoneLink className={secondaryButton} />
      </div>
      {visit.href !== path && <p className="mt-4">{visitLink}</p>}
    </section>
  );
}
