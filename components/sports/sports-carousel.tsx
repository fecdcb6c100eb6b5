import { Drawing } from '@/components/illustrations/drawing';
import { secondaryButton } from '@/components/ui/button-classes';
import { Enhanced } from '@/components/ui/enhanced';
import { getMessages } from '@/lib/content/get-content';

/** A carousel of five sports, each with where its players look; without JavaScript, all of them. */
export function SportsCarousel() {
  const { label, slides, carousel, slide, pause, play, previous, next } =
    getMessages()['sports-carousel'];
  return (
    <Enhanced by="carousel">
      <section aria-roledescription={carousel} aria-label={label} className="mt-10">
        <p className="lost-tool:invisible flex flex-wrap gap-3 noscript:hidden print:hidden">
          <button
            type="button"
            data-pause={pause}
            data-play={play}
            className={`${secondaryButton} motion-reduce:hidden`}
          >
            {pause}
          </button>
          <button type="button" data-step="-1" className={secondaryButton}>
            {previous}
          </button>
          <button type="button" data-step="1" className={secondaryButton}>
            {next}
          </button>
        </p>
        <div className="mt-5 grid" aria-live="off">
          {slides.map(({ drawing, title, caption, drawingTitle }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form controls.
            <div
              key={drawing}
              role="group"
              aria-roledescription={slide}
              aria-label={title}
              className={`col-start-1 row-start-1 noscript:row-auto noscript:visible ${index === 0 ? '' : 'invisible'}`}
            >
              <figure className="rounded-2xl border border-hairline bg-surface p-6">
                <Drawing name={drawing} title={drawingTitle} className="mx-auto w-full max-w-xl" />
                <figcaption className="mt-4 text-center">
                  <strong className="block text-subsection">{title}</strong>
                  {caption}
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
      </section>
    </Enhanced>
  );
}
