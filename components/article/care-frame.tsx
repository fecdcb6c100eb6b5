import type { ReactNode } from 'react';
import { CareSign } from './care-sign';

interface CareFrameProps {
  children: ReactNode;
}

/** The frame of a card for emergencies around advice of a post, which brings its own heading. */
export function CareFrame({ children }: CareFrameProps) {
  return (
    <section className="mt-14 break-inside-avoid rounded-2xl border-4 border-danger bg-surface p-6">
      <p className="text-danger">
        <CareSign level="emergency" />
      </p>
      {children}
    </section>
  );
}
