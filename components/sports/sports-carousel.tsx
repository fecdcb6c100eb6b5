import { Drawing } from '@/components/illustrations/drawing';
import { secondaryButton } from '@/components/ui/button-classes';
import { Enhanced } from '@/components/ui/enhanced';
import { getContent } from '@/lib/content/get-content';
import type { LanguageCode } from '@/lib/languages';
import { formatMessage } from '@/lib/text/format-message';

const controls = 'lost-tool:invisible still:hidden print:hidden';

interface SportsCarouselProps {
  language: LanguageCode;
}

/** A carousel of five sports, each with where its players look; without JavaScript or motion, all of them. */
export function SportsCarousel({ language }: SportsCarouselProps) {
  const { label, slides, carousel, slide, position, pause, play, previous, next } =
    getContent(language).messages['sports-carousel'];
  return (
    <Enhanced by="carousel">
      <section
        aria-roledescription={carousel}
        aria-labelledby="sports-carousel"
        className="mt-10 grid-cols-[auto_1fr] gap-x-3 @xl:grid"
      >
        <h2 id="sports-carousel" className="col-span-full text-subsection">
          {label}
        </h2>
        {/* Above the slides, which would take its clicks. */}
        <p
          className={`mt-4 @xl:relative @xl:col-start-1 @xl:row-start-3 @xl:mt-0 @xl:ml-24 ${controls}`}
        >
          <button type="button" data-pause={pause} data-play={play} className={secondaryButton}>
            {pause}
          </button>
        </p>
        <div
          className="col-span-full row-span-2 row-start-2 mt-5 grid still:gap-3 still:@4xl:grid-cols-6 still:@4xl:gap-5"
          aria-live="off"
        >
          {slides.map(({ drawing, title, caption, drawingTitle }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form controls.
            <div
              key={drawing}
              role="group"
              aria-roledescription={slide}
              aria-label={title}
              className={`col-start-1 row-start-1 flex flex-col still:visible still:col-auto still:row-auto ${index === 0 ? '' : 'invisible'} ${index < 3 ? 'still:@4xl:col-span-2' : 'still:@4xl:col-span-3'}`}
            >
              <figure
                className={`grow rounded-2xl border border-hairline bg-surface p-6 @4xl:flex @4xl:items-center @4xl:gap-12 @4xl:px-12 still:flex still:items-center still:gap-4 still:p-3 still:@max-[16rem]:block still:@4xl:p-6 ${index < 3 ? 'still:@4xl:block' : 'still:@4xl:gap-8'}`}
              >
                <Drawing
                  name={drawing}
                  title={drawingTitle}
                  className={`thumb w-full max-w-xl @4xl:w-1/2 @4xl:max-w-none @4xl:shrink-0 still:w-32 still:shrink-0 ${index < 3 ? 'still:@4xl:w-full' : 'still:@4xl:w-60'}`}
                />
                <figcaption className="mt-4 text-balance @4xl:mt-0 @4xl:text-lead still:mt-0 still:text-base still:leading-snug still:@4xl:mt-4 still:@4xl:text-[1em]">
                  <strong className="block text-subsection">{title}</strong>
                  {caption}
                </figcaption>
              </figure>
              {/* Between or before the buttons, which overlap this line. */}
              <p
                className={`mt-4 grid h-13 place-content-center text-muted @max-[20rem]:h-auto @xl:justify-start ${controls}`}
              >
                {formatMessage(position, { number: index + 1, count: slides.length })}
              </p>
            </div>
          ))}
        </div>
        <p
          className={`mt-3 flex flex-wrap justify-between gap-3 @[20rem]:-mt-13 @xl:col-start-2 @xl:row-start-3 @xl:mt-0 @xl:justify-start ${controls}`}
        >
          <button type="button" data-step="-1" className={secondaryButton}>
            {previous}
          </button>
          <button type="button" data-step="1" className={secondaryButton}>
            {next}
          </button>
        </p>
      </section>
    </Enhanced>
  );
}
