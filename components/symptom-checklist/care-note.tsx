import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { CareLevelIcon, careLevelLooks } from '@/components/ui/care-level-icon';
import { Message } from '@/components/ui/message';
import type { CareLevel } from '@/lib/content/schema/signs';

// In print and without JavaScript nothing can be checked: plain text.
const plain =
  'on-paper:my-0 on-paper:block on-paper:border-0 on-paper:bg-transparent on-paper:p-0 on-paper:text-text print:pl-10';

interface CareNoteProps {
  level: CareLevel;
  /** Names the care card with `{card}`, and places whom to call at `{calls}`. */
  message: string;
  /** The care card of the page that this symptom needs. */
  card: { id: string; title: string };
}

/**
 * What to do about a symptom, with a link to its care card, shown by CSS while the symptom is checked: it
 * needs no script.
 */
export function CareNote({ level, message, card }: CareNoteProps) {
  const { border, width, text } = careLevelLooks[level];
  return (
    <div
      role="alert"
      className={`my-3 hidden gap-3 rounded-xl bg-surface p-3 group-has-checked/symptom:flex ${border} ${width} ${text} ${level === 'emergency' ? 'font-bold' : ''} ${plain}`}
    >
      <span className="contents on-paper:hidden">
        <CareLevelIcon level={level} />
      </span>
      <div className="min-w-0 grow">
        <Message
          text={message}
          values={{
            calls: (
              <div className="my-3 on-paper:hidden">
                <EmergencyCalls />
              </div>
            ),
            card: (
              <a
                href={`#${card.id}`}
                className="inline-block py-2.5 font-bold text-balance underline underline-offset-4"
              >
                {card.title}
              </a>
            ),
          }}
        />
      </div>
    </div>
  );
}
