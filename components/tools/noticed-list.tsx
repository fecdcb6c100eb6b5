import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { printParts } from '@/lib/browser/print-parts';
import { fromText } from '@/lib/content/plain-text';
import { takeAlong } from '@/lib/forms/take-along';
import { CareNote, type NoticedCare } from './care-note';

interface NoticedListProps {
  items: readonly { text: string; care: NoticedCare | null }[];
  /** The page's service, as the patient form sends it. */
  service: string;
  /** How many characters Symptoms may hold. */
  limit: number;
  messages: {
    question: string;
    urgentFirst: string;
    take: string;
    afterTaking: string;
    print: string;
    tooLong: string;
    notKept: string;
    openForm: string;
  };
}

const FORM = '/patient-form/';

/** Sentences to tick; a sign that cannot wait leads to its card, and never into a form. */
export function NoticedList({ items, service, limit, messages }: NoticedListProps) {
  const listRef = useRef<HTMLFieldSetElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);

  const tickedItems = items.filter((_, index) => ticked.has(index));
  const isUrgent = tickedItems.some(({ care }) => care !== null && care.level !== 'days');

  function readTicks() {
    const boxes = listRef.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    setTicked(new Set(Array.from(boxes, ({ value }) => Number(value))));
    setFailure(null);
  }

  // Hydration: what was ticked before it counts.
  useEffect(readTicks, []);

  function take(event: MouseEvent) {
    const lines = tickedItems.map(({ text }) => fromText(text));
    const outcome = takeAlong({ lines, service }, limit);
    if (outcome !== 'kept') {
      event.preventDefault();
      setFailure(outcome === 'too-long' ? messages.tooLong : messages.notKept);
    }
  }

  return (
    <>
      <fieldset ref={listRef} onChange={readTicks} className="mt-4">
        <legend className="font-bold">{messages.question}</legend>
        <ul className="mt-2 noscript:list-disc noscript:space-y-2 noscript:pl-6">
          {items.map(({ text, care }, index) => (
            <li key={text}>
              <label className="flex min-h-11 cursor-pointer gap-4 py-1.5 noscript:inline">
                <input
                  type="checkbox"
                  value={index}
                  // Else a browser keeps the ticks for the next visit.
                  autoComplete="off"
                  className="mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0 cursor-pointer accent-accent2 [print-color-adjust:exact] noscript:not-print:hidden"
                />
                {text}
              </label>
              {care && <CareNote care={care} isTicked={ticked.has(index)} />}
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-5 flex flex-wrap items-center gap-4 noscript:hidden print:hidden">
        {isUrgent && <p className="w-full font-bold">{messages.urgentFirst}</p>}
        {ticked.size > 0 && !isUrgent && (
          <>
            <p className="w-full">{messages.afterTaking}</p>
            <Link href={FORM} onClick={take} className={primaryButton}>
              {messages.take}
            </Link>
          </>
        )}
        <button type="button" onClick={printParts} className={secondaryButton}>
          {messages.print}
        </button>
      </div>
      <div role="alert" className="print:hidden">
        {failure && (
          <p className="mt-5">
            {failure}{' '}
            <Link href={FORM} className="text-accent underline underline-offset-4">
              {messages.openForm}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
