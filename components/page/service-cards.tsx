import { Drawing } from '@/components/illustrations/drawing';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import { RichText } from '../ui/rich-text';
import { Arrow } from '../ui/stroke-icon';

/** A card that is one link, with its drawing beside the text. */
export const linkCard =
  'card relative flex flex-wrap content-start items-center gap-3 rounded-2xl border border-line bg-surface px-3 py-2 hover:border-text print:mt-5 @tablet:gap-5 @tablet:p-5';

export const linkCardDrawing = 'thumb w-24 shrink-0 @max-phone:hidden @tablet:h-28 @tablet:w-40';

export const ServiceCards = ({ block }: { block: BlockOf<'services'> }) => (
  <section className="mt-8 @tablet:mt-14">
    <h2 className="text-section">{block.title}</h2>
    <ul className="mt-3 grid gap-2 print:block @tablet:mt-6 @wide:grid-cols-3 @wide:gap-5">
      {block.items.map(({ name, text }) => (
        <li key={name} className={linkCard}>
          <Drawing name={name} className={`${linkCardDrawing} @wide:h-36 @wide:w-full`} />
          <p className="min-w-0 flex-1 leading-normal text-muted @wide:pr-10">
            <RichText
              text={text}
              linkClassName="block py-1 text-small leading-snug font-bold text-text after:absolute after:inset-0 @tablet:text-subsection"
            />
          </p>
          <Arrow className="shrink-0 @wide:absolute @wide:right-5 @wide:bottom-5 print:hidden" />
        </li>
      ))}
    </ul>
  </section>
);
