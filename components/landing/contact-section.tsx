import { WhereWeAre } from '@/components/clinic/where-we-are';
import { ClinicForm } from '@/components/forms/clinic-form';
import { MeanwhileNotice } from '@/components/forms/meanwhile-notice';
import { NextSteps } from '@/components/forms/next-steps';
import { ButtonLink } from '@/components/ui/button-link';
import { RichText } from '@/components/ui/rich-text';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getContent } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { MapBox } from './map-box';
import { Section } from './section';

export function ContactSection() {
  const { messages, texts } = getContent();
  const { home, forms, navigation } = messages;
  const { patientForm } = navigation;
  return (
    <Section id="contact" words={home.contact} isHydrated>
      {/* Once the message is sent, the next steps replace the lead. */}
      <div className="group/form">
        <p className="measure mt-4 text-balance text-muted group-has-data-sent/form:hidden">
          <RichText text={texts.contactLead} />
        </p>
        <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-6 print:block @wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] @wide:grid-rows-[auto_1fr]">
          <div className="-mt-6 @wide:row-span-2">
            <ClinicForm
              name="contact"
              afterSending={
                <div className="mt-8 stack-6">
                  <div>
                    <NextSteps
                      id="next-now"
                      heading="h3"
                      title={getOnlyPage('form').next.title}
                      steps={forms.afterMessage}
                    />
                    <p className="mt-6 print:hidden">
                      <ButtonLink
                        href={patientForm.href}
                        label={patientForm.label}
                        isMain={false}
                      />
                    </p>
                  </div>
                  <MeanwhileNotice />
                </div>
              }
            />
          </div>
          <Unhydrated className="mt-6 stack-6 @wide:mt-0">
            <WhereWeAre heading="h3" />
          </Unhydrated>
          <Unhydrated className="@wide:col-start-2">
            <MapBox />
          </Unhydrated>
        </div>
      </div>
    </Section>
  );
}
