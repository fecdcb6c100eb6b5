import type { Text } from '@/content/types';
import type { Citations } from '@/lib/citations';
import { RichText } from './rich-text';

interface TextListProps {
  items: readonly Text[];
  citations: Citations | undefined;
  /** The colour of its bullets. */
  bullets?: string | undefined;
}

/** A list of sentences. */
export function TextList({ items, citations, bullets = 'marker:text-accent2' }: TextListProps) {
  return (
    <ul className={`mt-4 list-disc space-y-2 pl-6 ${bullets}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change their order.
        <li key={index}>
          <RichText text={item} citations={citations} />
        </li>
      ))}
    </ul>
  );
}
