import { ContactForm } from '@/components/forms/contact-form';
import { TextLink } from '@/components/ui/text-link';
import { home } from '@/content/en/home';

/** The contact form and the other ways to the clinic. */
export function ContactSection() {
  const { kicker, title, lead, patientFormLink } = home.contact;
  return (
    <section id="contact" className="wrap py-16 lg:py-24" aria-labelledby="contact-title">
      <div className="measure">
        <p className="font-bold text-accent2">{kicker}</p>
        <h2 id="contact-title" className="mt-1 text-section">
          {title}
        </h2>
        <p className="mt-4 text-lead text-muted">
          {lead} <TextLink href="/patient-form/">{patientFormLink}</TextLink>
        </p>
        <ContactForm />
      </div>
    </section>
  );
}
