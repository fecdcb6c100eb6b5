import type { ComponentProps } from 'react';
import { SharedTransition } from '@/components/ui/shared-transition';
import { Drawing } from './drawing';

interface SharedDrawingProps extends ComponentProps<typeof Drawing> {
  /** The address of the page it belongs to. */
  path: string;
}

/** A drawing that moves from a list to the page it leads to, in browsers with view transitions. */
export function SharedDrawing({ path, ...props }: SharedDrawingProps) {
  return (
    <SharedTransition path={path}>
      <Drawing {...props} />
    </SharedTransition>
  );
}
