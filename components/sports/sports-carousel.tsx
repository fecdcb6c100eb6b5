import { Drawing } from '@/components/illustrations/drawing';
import { secondaryButton } from '@/components/ui/button-classes';
import { Enhanced } from '@/components/ui/enhanced';
import { getContent } from '@/lib/content/get-content';
import type { LanguageCode } from '@/lib/languages';
import { formatMessage } from '@/lib/text/format-message';

const controls = 'lost-tool:invisible still:hidden print:hidden';

/** A carousel of where the players of five sports look; shows all slides with reduced motion or without its script. */
export function SportsCarousel({ language }: { language: LanguageCode }) {
  const { label, slides, carousel, slide, position, pause, play, previous, next } =
    getContent(language).messages['sports-carousel'];
  return (
    <Enhanced by="carousel">
      <section aria-roledescription={carousel} aria-labelledby="sports-carousel" className="mt-10">
        <h2 id="sports-carousel" className="text-subsection">
          {label}
        </h2>
        {/* The controls precede the slides in the tab sequence (ARIA APG, carousel pattern). */}
        <p className={`mt-4 flex flex-wrap gap-2 @max-tablet:*:px-3 ${controls}`}>
          <button type="button" data-pause={pause} data-play={play} className={secondaryButton}>
            {pause}
          </button>
          <button type="button" data-step="-1" className={secondaryButton}>
            {previous}
          </button>
          <button type="button" data-step="1" className={secondaryButton}>
            {next}
          </button>
        </p>
        <div className="mt-5 grid gap-3" aria-live="off">
          {slides.map(({ drawing, title, caption, drawingTitle }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form controls.
            <div
              key={drawing}
              role="group"
              aria-roledescription={slide}
              aria-label={title}
              className={`flex flex-col [grid-area:1/1] still:visible still:[grid-area:auto] lost-tool:visible lost-tool:[grid-area:auto] print:visible print:[grid-area:auto] ${index === 0 ? '' : 'invisible'}`}
            >
              <figure className="[&>.drawing]:rounded-xl [&>.drawing]:bg-raised [&>.drawing]:p-3 grow rounded-2xl border border-hairline bg-surface items-center gap-8 p-6 @wide:grid @wide:grid-cols-[20rem_1fr] still:@phone:grid still:gap-4 still:p-4 still:@phone:grid-cols-[7rem_1fr] still:@tablet:grid-cols-[12rem_1fr]">
                <Drawing name={drawing} title={drawingTitle} className="thumb w-full max-w-80" />
                <figcaption className="mt-4 text-balance leading-normal still:@phone:mt-0">
                  <strong className="block text-subsection">{title}</strong>
                  {caption}
                </figcaption>
              </figure>
              <p className={`mt-3 text-muted ${controls}`}>
                {formatMessage(position, { number: index + 1, count: slides.length })}
              </p>
            </div>
          ))}
        </div>
      </section>
    </Enhanced>
  );
}
