import { type ComponentProps, ViewTransition } from 'react';
import { Drawing } from './drawing';

interface SharedDrawingProps extends ComponentProps<typeof Drawing> {
  /** The address of the page it belongs to. */
  path: string;
}

/** A drawing that moves from a list to the page it leads to, in browsers with view transitions. */
export function SharedDrawing({ path, ...props }: SharedDrawingProps) {
  return (
    <ViewTransition name={`drawing${path.replaceAll('/', '-')}`} share="drawing" default="none">
      <Drawing {...props} />
    </ViewTransition>
  );
}
