import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { isCompleteCard, isEmergency } from '@/lib/content/pages/table-of-contents';
import { careCardIds } from '@/lib/content/schema/signs';
import { getLanguageCode } from '@/lib/current-language';
import { toLangAttribute } from '@/lib/language';
import { CareLevelIcon, careLevelLooks } from '../ui/care-level-icon';
import type { BlockProps } from './blocks';
import { Paragraphs } from './paragraphs';
import { SignGroups } from './sign-groups';
import { TextList } from './text-list';

/** Hides what the first-aid steps of the page already say. */
const repeated = 'in-[article:has(.first-steps)]:hidden';

export function CareCard({ block, language }: BlockProps<'care-card'>) {
  const { border, width, text, bullets } = careLevelLooks[block.level];
  const isComplete: boolean = isCompleteCard(block);
  return (
    <section
      data-wide
      className={`mt-4 @tablet:mt-10 rounded-2xl bg-surface p-(--pad) [--pad:min(1.5rem,4.5vw)] ${isComplete ? '' : 'care-card leading-normal [&_li_.text-danger]:before:block has-[+.care-card]:border-b-0 has-[+:is(.care-card,.any-day)]:rounded-b-none [.care-card+&]:mt-0 [.care-card+&]:rounded-t-none @max-tablet:-mx-(--gutter) @max-tablet:rounded-none @max-tablet:border-x-0'} ${border} ${width}`}
    >
      {/* The scroll margin keeps the top border of the card in view. */}
      <h2
        id={careCardIds[block.level]}
        className={`flex scroll-mt-18 items-center gap-2 ${isComplete ? 'text-section @tablet:[&_svg]:size-9' : 'text-subsection'} ${text}`}
      >
        <CareLevelIcon level={block.level} />
        {block.title}
      </h2>
      <Paragraphs texts={block.first} className={`mt-4 ${repeated}`} />
      {isEmergency(block) && (
        <div lang={toLangAttribute(language) && getLanguageCode()} className={`mt-4 ${repeated}`}>
          <EmergencyCalls />
        </div>
      )}
      {isComplete ? (
        <SignGroups groups={block.groups} />
      ) : (
        <TextList items={block.items} bullets={bullets} />
      )}
      <Paragraphs
        texts={[block.note, block.ending].filter((paragraph) => paragraph !== null)}
        className="mt-4"
      />
    </section>
  );
}
