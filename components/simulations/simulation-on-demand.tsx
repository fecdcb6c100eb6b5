'use client';

import { lazy } from 'react';
import type { SimulationProps } from './simulation';

const Simulation = lazy(() =>
  import('./simulation').then((module) => ({ default: module.Simulation })),
);

/** A simulation, whose code comes to the browser with the page that holds it: see `CarouselOnDemand`. */
export function SimulationOnDemand(props: SimulationProps) {
  return <Simulation {...props} />;
}
