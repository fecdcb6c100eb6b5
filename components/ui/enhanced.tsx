import type { HTMLAttributes } from 'react';

interface EnhancedProps extends HTMLAttributes<HTMLElement> {
  by: 'break-timer' | 'carousel' | 'map' | 'section-links' | 'simulation' | 'symptom-checklist';
}

/**
 * Progressive enhancement of a server-rendered tool, somewhere in a `Unhydrated`. Its code is imported after hydration, so
 * that it neither blocks the rest of the page nor is loaded by pages without the tool. Clicks on its buttons are kept
 * until then; where the code fails to load, they are hidden: `lost-tool:invisible`.
 */
export const Enhanced = ({ by, ...attributes }: EnhancedProps) => (
  <div data-hydrating="" data-tool={by} {...attributes} />
);
