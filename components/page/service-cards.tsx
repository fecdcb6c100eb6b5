import { Drawing } from '@/components/illustrations/drawing';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import { RichText } from '../ui/rich-text';

export const ServiceCards = ({ block }: { block: BlockOf<'services'> }) => (
  <section className="mt-8 @tablet:mt-14">
    <h2 className="text-section">{block.title}</h2>
    <ul className="mt-3 grid gap-2 print:block @tablet:mt-6 @wide:grid-cols-3 @wide:gap-5">
      {block.items.map(({ name, text }) => (
        <li
          key={name}
          className="card relative flex items-center gap-3 rounded-2xl border border-line bg-surface px-3 py-2 hover:border-text print:mt-5 @tablet:gap-5 @tablet:p-5 @wide:flex-col @wide:items-start"
        >
          <Drawing
            name={name}
            className="thumb w-16 shrink-0 @max-phone:hidden @tablet:h-28 @tablet:w-40 @wide:h-36 @wide:w-full"
          />
          <p className="leading-normal text-muted @max-tablet:text-base">
            <RichText
              text={text}
              linkClassName="block py-1 text-lg leading-snug font-bold text-text after:absolute after:inset-0 @tablet:text-subsection"
            />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
