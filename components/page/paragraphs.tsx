import type { Text } from '@/lib/text/rich-text';
import { RichText } from '../ui/rich-text';

export function Paragraphs({ texts, className }: { texts: readonly Text[]; className: string }) {
  return texts.map((text) => (
    <p key={JSON.stringify(text)} className={className}>
      <RichText text={text} />
    </p>
  ));
}
