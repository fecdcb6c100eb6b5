import type { MarkedRun } from '@/lib/search/highlight';

interface MarkedTextProps {
  runs: readonly MarkedRun[];
}

/** A text with what was searched for marked in it. */
export function MarkedText({ runs }: MarkedTextProps) {
  return runs.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
      <mark key={index} className="bg-raised font-bold text-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
