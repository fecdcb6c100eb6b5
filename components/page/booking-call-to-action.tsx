import { PhoneLink } from '@/components/clinic/phone-link';
import { secondaryButton } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { getMessages } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';

interface BookingCallToActionProps {
  path: string;
  /** Whether a line is enough: where help comes before a visit, or a button is above the text. */
  isBrief: boolean;
}

export function BookingCallToAction({ path, isBrief }: BookingCallToActionProps) {
  const { title, text, button, visit } = getMessages().page.booking;
  const visitLink = <a href={toPageAddress(visit.href)}>{visit.label}</a>;
  if (isBrief) {
    return (
      <p data-unspoken className="mt-14 print:hidden">
        {visitLink}
      </p>
    );
  }
  return (
    <section data-unspoken className="mt-14 rounded-2xl bg-raised p-6 @tablet:p-8 print:hidden">
      <h2 className="text-subsection">{title}</h2>
      <p className="mt-2">{text}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        <ButtonLink href="/patient-form/" label={button} />
        <PhoneLink className={secondaryButton} />
      </div>
      {visit.href !== path && <p className="mt-4">{visitLink}</p>}
    </section>
  );
}
