import { PhoneLink } from '@/components/clinic/phone-link';
import { VisitDetails } from '@/components/clinic/visit-details';
import { ClinicForm } from '@/components/forms/clinic-form';
import { plainLink } from '@/components/ui/button-classes';
import { RichText } from '@/components/ui/rich-text';
import { getMessages } from '@/lib/content/get-content';
import { ContactDetails } from './contact-details';
import { Section } from './section';

export function ContactSection() {
  const { home, forms, site } = getMessages();
  const { kicker, title, lead } = home.contact;
  return (
    <Section id="contact" kicker={kicker} title={title}>
      <p className="measure mt-4 text-lead text-muted">
        <RichText text={lead} />
      </p>
      {/* Beside the form on a wide screen. */}
      <PhoneLink className={`${plainLink} mt-5 gap-3 font-bold @wide:hidden print:hidden`} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 print:block @wide:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div>
          <ClinicForm
            name="contact"
            afterSending={
              <>
                <p className="mt-6">{forms.answerByEmail}</p>
                <p className="mt-4">
                  <RichText text={site.footer.emergency} />
                </p>
              </>
            }
          />
        </div>
        <ContactDetails />
        <VisitDetails />
      </div>
    </Section>
  );
}
