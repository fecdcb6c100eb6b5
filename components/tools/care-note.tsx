import { CareLevelIcon } from '@/components/ui/care-level-icon';
import { Message } from '@/components/ui/message';
import type { CareLevel } from '@/lib/content/model/care-level';

/** How fast a sign needs care, and the card of the page that says what to do. */
export interface NoticedCare {
  level: CareLevel;
  /** Names the card with `{card}`. */
  message: string;
  card: { id: string; title: string };
}

const looks: Record<CareLevel, string> = {
  emergency: 'border-4 border-danger text-danger',
  today: 'border-4 border-dashed border-accent text-accent',
  days: 'border-2 border-line text-accent2',
};

interface CareNoteProps {
  care: NoticedCare;
  isTicked: boolean;
}

/** The way from a sign to its card: at once when it is ticked, and always where nothing can be ticked. */
export function CareNote({ care: { level, message, card }, isTicked }: CareNoteProps) {
  const way = (
    <Message
      text={message}
      values={{
        card: (
          <a href={`#${card.id}`} className="py-2.5 font-bold underline underline-offset-4">
            {card.title}
          </a>
        ),
      }}
    />
  );
  return (
    <>
      <p className="hidden noscript:block print:block print:pl-10">{way}</p>
      {isTicked && (
        <div
          role="alert"
          className={`my-2 flex gap-3 rounded-xl bg-surface p-4 print:hidden ${looks[level]}`}
        >
          <CareLevelIcon level={level} />
          <p>{way}</p>
        </div>
      )}
    </>
  );
}
