'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface SimulationProps {
  /** A picture whose parts vary (see `vary`), a slider, and the sentences of its steps. */
  children: ReactNode;
}

/**
 * Brings a simulation to life, with code that comes after the page: any page of blocks may hold one.
 * A component loaded with `lazy` would keep the whole page waiting, and break it where it is lost.
 */
export function Simulation({ children }: SimulationProps) {
  const simulation = useRef<HTMLDivElement>(null);

  useEffect(() => {
    import('@/lib/browser/follow-slider').then(
      ({ followSlider }) => simulation.current && followSlider(simulation.current),
      // Where it is lost, the picture stands still.
      () => {},
    );
  }, []);

  return <div ref={simulation}>{children}</div>;
}
