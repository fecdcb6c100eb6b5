import type { Block } from '@/lib/content/blocks/blocks';
import { getMessages } from '@/lib/content/get-content';
import { careCardIds } from '@/lib/content/model/care-level';
import { isCompleteCard } from '@/lib/content/table-of-contents';
import { plainLink } from '../ui/button-classes';

interface LevelLinksProps {
  body: readonly Block[];
}

/** Links to the cards of a page with every sign of a level; nothing where it has none. */
export function LevelLinks({ body }: LevelLinksProps) {
  const cards = body.filter(isCompleteCard);
  return (
    cards.length > 0 && (
      <ul data-unspoken className="mt-2 flex flex-wrap gap-x-5 font-bold print:hidden">
        {cards.map(({ level }) => (
          <li key={level}>
            <a href={`#${careCardIds[level]}`} className={`${plainLink} min-h-12`}>
              {getMessages().page.careLevels[level]}
            </a>
          </li>
        ))}
      </ul>
    )
  );
}
