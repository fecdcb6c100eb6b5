import { Drawing } from '@/components/illustrations/drawing';
import { UrgentLink } from '@/components/page/urgent-link';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { listAtAGlance } from '@/lib/clinic/at-a-glance';
import { getContent } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';
import { AcuityChart } from './acuity-chart';
import { SectionLink } from './section-link';

export function Hero() {
  const { clinic, messages } = getContent();
  const { chart, lead, book, learnMore, drawingTitle } = messages.home.hero;
  const facts = listAtAGlance(clinic, messages);
  return (
    <section
      id="home"
      className="wrap grid break-inside-avoid items-center gap-x-10 gap-y-6 py-6 @[44rem]:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)] @[44rem]:py-10 @5xl:py-20 print:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
    >
      <div>
        <AcuityChart lines={chart} />
        <p className="measure mt-5 sm:mt-7 text-lead text-muted">{lead}</p>
        {facts.length > 0 && <p className="measure mt-2 text-muted">{facts.join(' · ')}</p>}
        <p className="mt-6 flex sm:mt-8 flex-wrap gap-2 sm:gap-4 max-sm:[&_a]:grow max-sm:[&_a]:px-3.5 max-sm:[&_a]:text-center">
          <a href={toPageAddress('/patient-form/')} className={primaryButton}>
            {book}
          </a>
          <SectionLink id="vision-therapy" className={secondaryButton}>
            {learnMore}
          </SectionLink>
        </p>
        <UrgentLink className="mt-4 @[40rem]:hidden" />
      </div>
      <Drawing
        name="eye-rays"
        title={drawingTitle}
        className="mx-auto w-full @max-[44rem]:max-w-60 @max-[15rem]:hidden"
      />
    </section>
  );
}
