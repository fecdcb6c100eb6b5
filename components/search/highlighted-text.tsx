import type { HighlightedRun } from '@/lib/search/highlight';

interface HighlightedTextProps {
  runs: readonly HighlightedRun[];
}

export function HighlightedText({ runs }: HighlightedTextProps) {
  return runs.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
      <mark key={index} className="border-b-2 border-accent2 bg-raised font-bold text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
