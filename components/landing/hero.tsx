import { Drawing } from '@/components/illustrations/drawing';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { listAtAGlance } from '@/lib/clinic/address';
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
      className="wrap grid break-inside-avoid items-center gap-x-10 gap-y-6 py-6 @tablet:grid-cols-[4fr_3fr] @tablet:py-10 @wide:py-20 print:grid-cols-[minmax(0,1fr)_11rem]"
    >
      <div>
        <AcuityChart lines={chart} />
        <p className="measure mt-6 text-lead text-muted">{lead}</p>
        {facts.length > 0 && <p className="measure mt-2 text-muted">{facts.join(' · ')}</p>}
        <p className="mt-6 flex flex-wrap gap-3 @max-tablet:*:grow">
          <a href={toPageAddress('/patient-form/')} className={primaryButton}>
            {book}
          </a>
          <SectionLink id="vision-therapy" className={secondaryButton}>
            {learnMore}
          </SectionLink>
        </p>
      </div>
      <Drawing
        name="eye-rays"
        title={drawingTitle}
        className="mx-auto w-full @max-tablet:max-w-60 @max-phone:hidden"
      />
    </section>
  );
}
