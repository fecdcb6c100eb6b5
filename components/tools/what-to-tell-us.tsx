import type { BlockOf } from '@/lib/content/blocks/blocks';
import { getContent } from '@/lib/content/get-content';
import { careCardIds } from '@/lib/content/model/care-level';
import { NOTICED_LIST_ID } from '@/lib/content/table-of-contents';
import { NoticedListOnDemand } from './noticed-list-on-demand';

interface WhatToTellUsProps {
  block: BlockOf<'what-to-tell-us'>;
}

/** What a visitor may have noticed: to take along to the patient form, or on paper to the visit. */
export function WhatToTellUs({ block }: WhatToTellUsProps) {
  const { limits, messages } = getContent();
  const { title: _, lead, leadOnPaper, levels, ...listMessages } = messages['what-to-tell-us'];
  const { careTitles } = messages.page;
  return (
    <section data-print-part className="mt-14 rounded-2xl bg-raised p-6 sm:p-8 print:p-0">
      <h2 id={NOTICED_LIST_ID} className="scroll-mt-8 text-subsection">
        {block.title}
      </h2>
      <p className="mt-2 noscript:hidden print:hidden">{lead}</p>
      <p className="mt-2 hidden noscript:block print:block">{leadOnPaper}</p>
      <NoticedListOnDemand
        service={block.service}
        limit={limits.symptomsCharacters}
        messages={listMessages}
        items={block.items.map(({ text, sign }) => ({
          text,
          care: sign && {
            level: sign.level,
            message: levels[sign.level],
            card: { id: careCardIds[sign.level], title: careTitles[sign.level] },
          },
        }))}
      />
    </section>
  );
}
