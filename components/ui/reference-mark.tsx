import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { toReferenceAnchor } from '@/lib/text/rich-text';

interface ReferenceMarkProps {
  number: number;
  /** Whether it follows another mark, with a comma between them. */
  isNext: boolean;
}

/** A superscript link to a source; negative margins give it a larger touch target. */
export function ReferenceMark({ number, isNext }: ReferenceMarkProps) {
  return (
    <sup className={isNext ? "before:content-[',']" : undefined}>
      <a
        href={`#${toReferenceAnchor(number)}`}
        aria-label={formatMessage(getMessages().page.reference, { number })}
        className="-mx-2.25 px-2.5 py-1.5 text-accent underline underline-offset-4"
      >
        {number}
      </a>
    </sup>
  );
}
