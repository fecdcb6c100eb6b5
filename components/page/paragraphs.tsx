import type { Text } from '@/lib/text/rich-text';
import { RichText } from '../ui/rich-text';

export function Paragraphs({ texts, className }: { texts: readonly Text[]; className: string }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order.
    <p key={index} className={className}>
      <RichText text={text} />
    </p>
  ));
}
