'use client';

import { lazy } from 'react';
import type { BreakTimerProps } from './break-timer';

const BreakTimer = lazy(() =>
  import('./break-timer').then((module) => ({ default: module.BreakTimer })),
);

/** The timer, whose code comes to the browser with the page that holds it and with no other. */
export function BreakTimerOnDemand(props: BreakTimerProps) {
  return <BreakTimer {...props} />;
}
