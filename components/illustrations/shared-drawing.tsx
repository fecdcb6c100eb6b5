import { type ComponentProps, ViewTransition } from 'react';
import { Drawing } from './drawing';

/** A drawing that moves from a list to the page it leads to, in browsers with view transitions. */
export function SharedDrawing(props: ComponentProps<typeof Drawing>) {
  return (
    <ViewTransition name={`drawing-${props.name}`} share="drawing" default="none">
      <Drawing {...props} />
    </ViewTransition>
  );
}
