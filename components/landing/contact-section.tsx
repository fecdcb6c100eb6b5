import { WhereWeAre } from '@/components/clinic/where-we-are';
import { ClinicForm } from '@/components/forms/clinic-form';
import { MeanwhileNotice } from '@/components/forms/meanwhile-notice';
import { NextSteps } from '@/components/forms/next-steps';
import { Drawing } from '@/components/illustrations/drawing';
import { ButtonLink } from '@/components/ui/button-link';
import { Enhanced } from '@/components/ui/enhanced';
import { RichText } from '@/components/ui/rich-text';
import { Unhydrated } from '@/components/ui/unhydrated';
import { formatAddress } from '@/lib/clinic/address';
import { toMap } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { Section } from './section';

function MapBox() {
  const { clinic, messages } = getContent();
  const { map } = messages.clinic;
  const { embed, hasPin } = toMap(clinic, formatAddress(clinic, messages.clinic));
  const title = hasPin ? map.titleOfClinic : map.title;
  return (
    <Enhanced
      by="map"
      data-title={title}
      data-src={embed}
      className={`relative grid overflow-hidden rounded-2xl border border-line bg-raised data-focus:[outline:3px_solid_var(--accent)] print:hidden ${hasPin ? 'min-h-48 @wide:min-h-60' : 'min-h-30'}`}
    >
      <Drawing name="map" className="absolute inset-x-1/2 h-full [translate:-50%]" />
      <p className="relative self-end justify-self-start bg-raised px-3 text-small text-muted">
        {map.provider}
      </p>
    </Enhanced>
  );
}

export function ContactSection() {
  const { messages, texts } = getContent();
  const { home, forms, navigation } = messages;
  return (
    <Section id="contact" words={home.contact} isHydrated>
      {/* Once the message is sent, the next steps replace the lead. */}
      <div className="group/form">
        <p className="measure mt-4 text-muted group-has-data-sent/form:hidden">
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
                      <ButtonLink {...navigation.patientForm} isMain={false} />
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
