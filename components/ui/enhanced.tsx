import type { HTMLAttributes } from 'react';
import type { ToolName } from '@/lib/browser/load-tools';

interface EnhancedProps extends HTMLAttributes<HTMLElement> {
  by: ToolName;
}

/**
 * Progressive enhancement of a server-rendered tool, whose code is imported after hydration. Clicks on its buttons wait
 * until then; if the code fails to load, they are hidden (`lost-tool:invisible`).
 */
export const Enhanced = ({ by, ...attributes }: EnhancedProps) => (
  <div data-hydrating="" data-tool={by} {...attributes} />
);
