import type { HighlightedRun } from '@/lib/search/highlight';

interface HighlightedTextProps {
  runs: readonly HighlightedRun[];
}

export function HighlightedText({ runs }: HighlightedTextProps) {
  return runs.map(({ text, isMatch }, index) => {
    const Run = isMatch ? 'mark' : 'span';
    return (
      <Run
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
        key={index}
        className={
          isMatch ? 'border-b-2 border-accent2 bg-raised font-bold text-inherit' : undefined
        }
      >
        {text}
      </Run>
    );
  });
}
