import type { HTMLAttributes } from 'react';
import type { ToolName } from '@/lib/browser/load-tools';

interface EnhancedProps extends HTMLAttributes<HTMLElement> {
  by: ToolName;
}

/**
 * Progressive enhancement of a server-rendered tool. Its code is imported after hydration, so that it
 * neither blocks the rest of the page nor is loaded by pages without the tool. Clicks on its buttons are kept
 * until then; where the code fails to load, they are hidden: `lost-tool:invisible`.
 */
export const Enhanced = ({ by, ...attributes }: EnhancedProps) => (
  <div data-hydrating="" data-tool={by} {...attributes} />
);
