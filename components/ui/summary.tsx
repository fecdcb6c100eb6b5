import type { ReactNode } from 'react';
import { Chevron } from './stroke-icon';

export function Summary({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={`flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold text-pretty hover:underline [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <Chevron className="shrink-0 text-accent2 [[open]>summary>&]:rotate-180" />
    </summary>
  );
}
