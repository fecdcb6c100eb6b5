import { VisitDetails } from '@/components/clinic/visit-details';
import { ClinicForm } from '@/components/forms/clinic-form';
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
