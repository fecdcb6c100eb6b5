import { Drawing } from '@/components/illustrations/drawing';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import { RichText } from '../ui/rich-text';
import { Arrow } from '../ui/stroke-icon';

/** A card that is one link, with its drawing beside the text. */
export const linkCard =
  'card relative flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface px-3 py-2 hover:border-text print:mt-5 @tablet:gap-5 @tablet:p-5';

export const linkCardDrawing =
  'thumb -my-2 -ml-3 w-27 shrink-0 self-stretch rounded-l-2xl bg-raised p-1.5 @max-phone:hidden @tablet:-my-5 @tablet:-ml-5 @tablet:w-46 @tablet:p-3';

export const ServiceCards = ({ block }: { block: BlockOf<'services'> }) => (
  <section className="mt-8 @tablet:mt-14">
    <h2 className="text-section">{block.title}</h2>
    <ul className="mt-3 grid gap-2 print:block @tablet:mt-6 @wide:grid-cols-3 @wide:gap-5 @wide:*:content-start @wide:[&>li>.drawing]:-mr-5 @wide:[&>li>.drawing]:mb-0 @wide:[&>li>.drawing]:h-44 @wide:[&>li>.drawing]:w-[calc(100%+2.5rem)] @wide:[&>li>.drawing]:rounded-b-none @wide:[&>li>.drawing]:rounded-t-2xl">
      {block.items.map(({ name, text }) => (
        <li key={name} className={linkCard}>
          <Drawing name={name} className={linkCardDrawing} />
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
