import type { ReactNode } from 'react';

interface EnhancedProps {
  by: 'break-timer' | 'carousel' | 'simulation' | 'symptom-checklist';
  children: ReactNode;
}

/**
 * Progressive enhancement of a server-rendered tool, somewhere in a `Unhydrated`. Its code is imported after hydration, so
 * that it neither blocks the rest of the page nor is loaded by pages without the tool. Clicks on its buttons are kept
 * until then; where the code fails to load, they are hidden: `lost-tool:invisible`.
 */
export const Enhanced = ({ by, children }: EnhancedProps) => (
  <div data-hydrating="" data-tool={by}>
    {children}
  </div>
);
