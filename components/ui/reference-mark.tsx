import { toReferenceAnchor } from '@/lib/content/citations';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

interface ReferenceMarkProps {
  number: number;
  /** Whether it stands right behind another mark, from which a comma parts it. */
  isNext: boolean;
}

/** A raised number that leads to its source: it takes the room of a digit, and a tap nearby hits it. */
export function ReferenceMark({ number, isNext }: ReferenceMarkProps) {
  return (
    <sup className={isNext ? "reference-mark before:content-[',']" : 'reference-mark'}>
      <a
        href={`#${toReferenceAnchor(number)}`}
        aria-label={formatMessage(getMessages().page.reference, { number })}
        className="-mx-2.25 px-2.5 py-1.5 text-accent underline underline-offset-2"
      >
        {number}
      </a>
    </sup>
  );
}
