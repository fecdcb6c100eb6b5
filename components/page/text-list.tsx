import type { Text } from '@/lib/text/rich-text';
import { RichText } from '../ui/rich-text';

interface TextListProps {
  items: readonly Text[];
  isOrdered?: boolean;
  bullets?: string;
}

export function TextList({ items, isOrdered = false, bullets = 'bullets-accent2' }: TextListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List
      className={`mt-3 ${isOrdered ? 'list-decimal pl-[1.5em]' : 'list-disc pl-5'} stack-2 ${bullets}`}
    >
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}
