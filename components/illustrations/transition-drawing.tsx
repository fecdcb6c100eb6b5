import type { ComponentProps } from 'react';
import { SharedTransition } from '@/components/ui/shared-transition';
import { Drawing } from './drawing';

interface TransitionDrawingProps extends ComponentProps<typeof Drawing> {
  path: string;
}

/** A drawing that animates from a list to the linked page, in browsers with view transitions. */
export function TransitionDrawing({ path, ...props }: TransitionDrawingProps) {
  return (
    <SharedTransition path={path}>
      <Drawing {...props} />
    </SharedTransition>
  );
}
