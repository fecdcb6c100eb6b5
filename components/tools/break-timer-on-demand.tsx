'use client';

import { lazy } from 'react';
import { retryImport } from '@/lib/browser/retry-import';
import type { BreakTimerProps } from './break-timer';

const BreakTimer = lazy(() =>
  retryImport(() => import('./break-timer')).then((module) => ({ default: module.BreakTimer })),
);

/** The timer, whose code comes to the browser with the page that holds it and with no other. */
export function BreakTimerOnDemand(props: BreakTimerProps) {
  return <BreakTimer {...props} />;
}
