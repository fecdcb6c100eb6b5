import { Drawing } from '@/components/illustrations/drawing';
import { secondaryButton } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { Enhanced } from '@/components/ui/enhanced';
import { Unhydrated } from '@/components/ui/unhydrated';
import { listAtAGlance } from '@/lib/clinic/address';
import { getContent } from '@/lib/content/get-content';
import { getLanguage } from '@/lib/language';

const sizes = ['text-chart-1', 'text-chart-2', 'text-chart-3', 'text-chart-4'];

/** The headline looks like an eye chart with the metric acuity of each line; screen readers read it as a sentence. */
export function Hero() {
  const { clinic, messages } = getContent();
  const { chart, lead, book, learnMore, drawingTitle } = messages.home.hero;
  const facts = listAtAGlance(clinic, messages);
  // Devanagari letters are taller and need more line height.
  const leading = getLanguage().script === 'Deva' ? 'leading-[1.3]' : 'leading-[1.04]';
  return (
    <Unhydrated
      as="section"
      id="home"
      className="wrap grid break-inside-avoid items-center gap-x-10 gap-y-6 py-6 @tablet:grid-cols-[4fr_3fr] @tablet:py-10 @wide:grid-cols-[31rem_minmax(0,1fr)] @wide:items-end @wide:py-14 print:grid-cols-[minmax(0,1fr)_11rem]"
    >
      <Enhanced by="sections">
        <h1 className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 @max-phone:block font-extrabold">
          {chart.map(({ acuity, text }, index) => (
            <span key={acuity} className="contents">
              <span
                aria-hidden="true"
                className="@max-phone:hidden text-base font-normal text-muted [font-variant-numeric:tabular-nums]"
              >
                {acuity}
              </span>
              <span className={`${leading} @max-phone:block ${sizes[index]}`}>{text} </span>
            </span>
          ))}
        </h1>
        <p className="measure mt-6 text-lead text-muted">{lead}</p>
        {facts.length > 0 && <p className="measure mt-2 text-muted">{facts.join(' · ')}</p>}
        <p className="mt-6 flex flex-wrap gap-2 @tablet:gap-3 @max-tablet:*:grow @max-tablet:*:px-2.5">
          <ButtonLink href="/patient-form/" label={book} />
          <a href="#vision-therapy" className={secondaryButton}>
            {learnMore}
          </a>
        </p>
      </Enhanced>
      <Drawing
        name="first-visit"
        title={drawingTitle}
        className="mx-auto w-full @max-tablet:max-w-80 @max-phone:hidden"
      />
    </Unhydrated>
  );
}
