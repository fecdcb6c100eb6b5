import type { Citations, Text } from '@/lib/text/rich-text';
import { RichText } from '../ui/rich-text';

interface TextListProps {
  items: readonly Text[];
  citations: Citations | undefined;
  isOrdered?: boolean;
  bullets?: string;
}

export function TextList({
  items,
  citations,
  isOrdered = false,
  bullets = 'bullets-accent2',
}: TextListProps) {
  const [List, mark] = isOrdered
    ? (['ol', 'list-decimal'] as const)
    : (['ul', 'list-disc'] as const);
  return (
    <List className={`mt-4 ${mark} stack-2 pl-6 ${bullets}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change their order.
        <li key={index}>
          <RichText text={item} citations={citations} />
        </li>
      ))}
    </List>
  );
}
