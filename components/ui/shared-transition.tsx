import { type ReactNode, ViewTransition } from 'react';

interface SharedTransitionProps {
  /** The address of the page it belongs to. */
  path: string;
  children: ReactNode;
}

/** Moves a drawing or a picture from a list to the page it leads to, where browsers know how. */
export function SharedTransition({ path, children }: SharedTransitionProps) {
  return (
    <ViewTransition name={`drawing${path.replaceAll('/', '-')}`} share="drawing" default="none">
      {children}
    </ViewTransition>
  );
}
