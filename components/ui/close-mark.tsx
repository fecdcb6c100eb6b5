import type { MouseEvent } from 'react';
import { StrokeIcon } from './stroke-icon';

interface CloseMarkProps {
  label: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

export function CloseMark({ label, onClick }: CloseMarkProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-xl border-2 border-line"
    >
      <StrokeIcon path="m5 5 14 14M19 5 5 19" className="size-6" />
    </button>
  );
}
