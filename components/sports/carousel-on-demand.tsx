'use client';

import { type ComponentProps, lazy } from 'react';
import { retryImport } from '@/lib/browser/retry-import';
import type { Carousel as CarouselType } from './carousel';

const Carousel = lazy(() =>
  retryImport(() => import('./carousel')).then((module) => ({ default: module.Carousel })),
);

/**
 * The carousel, whose code comes to the browser with the page that holds it: any page of blocks may,
 * and its kilobyte and a half would else come with all of them.
 */
export function CarouselOnDemand(props: ComponentProps<typeof CarouselType>) {
  return <Carousel {...props} />;
}
