import { CareLevelIcon, careLevelLooks } from '@/components/ui/care-level-icon';
import { getContent } from '@/lib/content/get-content';
import { Summary } from '../ui/summary';
import type { BlockProps } from './blocks';
import { UrgentLink } from './help-links';
import { TextList } from './text-list';

/** A collapsed list of warning signs that the condition of the page does not cause itself. */
export const AnyDaySigns = ({ block, language }: BlockProps<'any-day'>) => (
  <details className="any-day @max-tablet:-mx-(--gutter) border-2 @max-tablet:border-x-0 border-line bg-surface px-(--pad) @tablet:px-[calc(var(--pad)+2px)] [--pad:min(1.5rem,4.5vw)] [.care-card+&]:border-t-0 @tablet:rounded-2xl @tablet:[.care-card+&]:rounded-t-none @tablet:mt-4 @tablet:[.care-card+&]:mt-0">
    <Summary>{getContent(language).messages.page.anyDay}</Summary>
    {block.levels.map(({ level, title, groups }) => (
      <div key={level} className="mb-6 print:mt-3">
        <p className={`flex gap-2 break-after-avoid font-bold ${careLevelLooks[level].text}`}>
          <CareLevelIcon level={level} />
          {title}
        </p>
        {groups.map(({ heading, items }) => (
          <div key={heading} className="mt-3 break-inside-avoid">
            <p className="text-muted">{heading}</p>
            <TextList items={items} bullets={careLevelLooks[level].bullets} />
          </div>
        ))}
      </div>
    ))}
    <UrgentLink className="pb-3" />
  </details>
);
