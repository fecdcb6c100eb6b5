import { EmailForm } from '@/components/forms/email-form';
import { TextLink } from '@/components/ui/text-link';
import { contactForm } from '@/content/en/forms';
import { home } from '@/content/en/home';
import { contactFields } from '@/lib/forms/contact-fields';
import { ClinicFacts } from './clinic-facts';
import { Section } from './section';

/** The contact form, the clinic's facts and the map. */
export function ContactSection() {
  const { kicker, title, lead, patientFormLink } = home.contact;
  return (
    <Section id="contact" kicker={kicker} title={title}>
      <p className="measure mt-4 text-lead text-muted">
        {lead} <TextLink href="/patient-form/">{patientFormLink}</TextLink>.
      </p>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div>
          <EmailForm name="contact" fields={contactFields} copy={contactForm} />
        </div>
        <ClinicFacts />
      </div>
    </Section>
  );
}
