import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { getContent } from '@/lib/content/get-content';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import { isCompleteCard, isEmergency } from '@/lib/content/pages/table-of-contents';
import { careCardIds } from '@/lib/content/schema/signs';
import { getLanguageCode } from '@/lib/current-language';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';
import { CareLevelIcon, careLevelLooks } from '../ui/care-level-icon';
import { Paragraphs } from './paragraphs';
import { SignGroups } from './sign-groups';
import { TextList } from './text-list';

interface CareCardProps {
  block: BlockOf<'care-card'>;
  language: LanguageCode;
}

/** When to get help, and how fast. */
export function CareCard({ block, language }: CareCardProps) {
  const { border, width, text, bullets } = careLevelLooks[block.level];
  return (
    <section
      data-print-part
      className={`mt-10 rounded-2xl bg-surface p-(--pad) [--pad:min(1.5rem,4.5vw)] ${border} ${width}`}
    >
      <hgroup>
        <p className={`flex items-center gap-2 font-bold ${text}`}>
          <CareLevelIcon level={block.level} />
          <span className={isCompleteCard(block) ? 'print:hidden' : ''}>
            {getContent(language).messages.page.careLevels[block.level]}
          </span>
        </p>
        {/* The scroll margin keeps the level above the title in view. */}
        <h2 id={careCardIds[block.level]} className="mt-2 scroll-mt-18 text-subsection">
          {block.title}
        </h2>
      </hgroup>
      <Paragraphs texts={block.first} className="mt-4" />
      {/* With every sign, the page has them at its beginning. */}
      {isEmergency(block) && !isCompleteCard(block) && (
        <div lang={toLangAttribute(language) && getLanguageCode()} className="mt-4 print:hidden">
          <EmergencyCalls />
        </div>
      )}
      {block.groups.length > 0 ? (
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
