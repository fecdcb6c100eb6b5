import type { MouseEvent } from 'react';

interface CloseMarkProps {
  label: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The cross in the corner of a dialog. */
export function CloseMark({ label, onClick }: CloseMarkProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-xl border-2 border-line"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
        <path
          d="m5 5 14 14M19 5 5 19"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
