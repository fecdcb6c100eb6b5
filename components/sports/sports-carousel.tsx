import { Drawing } from '@/components/illustrations/drawing';
import { getMessages } from '@/lib/content/get-content';
import { CarouselOnDemand } from './carousel-on-demand';

/** Five sports, each with where its players look. */
export function SportsCarousel() {
  const { label, slides, ...messages } = getMessages()['sports-carousel'];
  return (
    <CarouselOnDemand
      label={label}
      messages={messages}
      slides={slides.map(({ drawing, title, caption, drawingTitle }) => ({
        name: title,
        picture: (
          <figure className="rounded-2xl border border-hairline bg-surface p-6">
            <Drawing name={drawing} title={drawingTitle} className="mx-auto w-full max-w-xl" />
            <figcaption className="mt-4 text-center">
              <strong className="block text-subsection">{title}</strong>
              {caption}
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
