'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface SimulationProps {
  /** A picture with attributes that vary, a slider, and the sentences of its steps. */
  children: ReactNode;
}

/**
 * Makes a simulation interactive with code that loads after the page. With `lazy`, the whole page would
 * wait for it, and fail if it does not load.
 */
export function Simulation({ children }: SimulationProps) {
  const simulation = useRef<HTMLDivElement>(null);

  useEffect(() => {
    import('@/lib/browser/follow-slider').then(
      ({ followSlider }) => simulation.current && followSlider(simulation.current),
      // If it does not load, the picture does not move.
      () => {},
    );
  }, []);

  return <div ref={simulation}>{children}</div>;
}
