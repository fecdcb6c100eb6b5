import { type ReactNode, ViewTransition } from 'react';

interface SharedTransitionProps {
  path: string;
  children: ReactNode;
}

/** A shared element view transition of a drawing or picture between a list and its page. */
export function SharedTransition({ path, children }: SharedTransitionProps) {
  return (
    <ViewTransition name={`drawing${path.replaceAll('/', '-')}`} share="drawing" default="none">
      {children}
    </ViewTransition>
  );
}
