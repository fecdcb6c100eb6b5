import { getContent } from '@/lib/content/get-content';
import type { Block } from '@/lib/content/markdown/blocks';
import { isCompleteCard } from '@/lib/content/pages/table-of-contents';
import { careCardIds } from '@/lib/content/schema/signs';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';
import { CareLevelIcon, careLevelLooks } from '../ui/care-level-icon';

interface LevelLinksProps {
  language: LanguageCode;
  body: readonly Block[];
}

const look =
  'flex h-full min-h-12 items-center justify-center rounded-xl border-2 px-1 py-2 text-center leading-tight hover:underline @tablet:px-5';

/** Links to the parts of a page with every sign of a level; nothing where it has none. */
export function LevelLinks({ language, body }: LevelLinksProps) {
  const cards = body.filter(isCompleteCard);
  const headings = body.filter((block) => block.kind === 'heading');
  return (
    cards.length > 0 && (
      <ul
        lang={toLangAttribute(language)}
        data-unspoken
        className="mt-3 grid gap-2 text-base font-bold print:hidden @phone:grid-cols-3 @tablet:flex"
      >
        {cards.map(({ level }) => (
          <li key={level}>
            <a
              href={`#${careCardIds[level]}`}
              className={`flex-col gap-1 @tablet:flex-row @tablet:gap-2 ${look} ${careLevelLooks[level].border} ${careLevelLooks[level].text}`}
            >
              <CareLevelIcon level={level} />
              {getContent(language).messages.page.careLevels[level]}
            </a>
          </li>
        ))}
        {headings.map(({ id, text }) => (
          <li key={id} className="@phone:col-span-3">
            <a href={`#${id}`} className={`border-line ${look}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    )
  );
}
