'use client';

import { type ComponentProps, lazy } from 'react';
import { retryImport } from '@/lib/browser/retry-import';
import type { NoticedList } from './noticed-list';

const LazyNoticedList = lazy(() =>
  retryImport(() => import('./noticed-list')).then((module) => ({ default: module.NoticedList })),
);

/** The list of what a visitor may have noticed, whose code comes with the pages that hold one. */
export function NoticedListOnDemand(props: ComponentProps<typeof NoticedList>) {
  return <LazyNoticedList {...props} />;
}
