import type { Run } from '@/lib/search/search-index';

interface HighlightedTextProps {
  runs: readonly Run[];
}

export function HighlightedText({ runs }: HighlightedTextProps) {
  return runs.map(({ text, isMatch }, index) => {
    const Element = isMatch ? 'mark' : 'span';
    return (
      <Element
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
        key={index}
        className={
          isMatch ? 'border-b-2 border-accent2 bg-raised font-bold text-inherit' : undefined
        }
      >
        {text}
      </Element>
    );
  });
}
