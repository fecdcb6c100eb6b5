'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { markReady } from '@/lib/browser/mark-ready';

const enhancements = {
  'break-timer': () => import('@/lib/browser/enhance/break-timer'),
  carousel: () => import('@/lib/browser/enhance/carousel'),
  simulation: () => import('@/lib/browser/enhance/simulation'),
} satisfies Record<string, () => Promise<{ enhance: (root: HTMLElement) => void }>>;

/** The delay before the first retry of a failed import, in ms; it doubles with each further one. */
const FIRST_RETRY_MS = 2000;

/**
 * Progressive enhancement of a server-rendered tool. Its code is imported after hydration, so that it
 * neither blocks the rest of the page nor is loaded by pages without the tool. Clicks on its buttons are kept
 * until then; where the code fails to load, they are hidden: `lost-tool:invisible`.
 */
export function Enhanced({ by, children }: { by: keyof typeof enhancements; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const load = (retryMs: number) =>
      enhancements[by]().then(
        ({ enhance }) => {
          // In development React runs each effect twice.
          if (root.current?.dataset.hydrating === '') {
            enhance(root.current);
            markReady(root.current);
          }
        },
        () => setTimeout(load, retryMs, 2 * retryMs),
      );
    load(FIRST_RETRY_MS);
  }, [by]);

  return (
    <div ref={root} data-hydrating="">
      {children}
    </div>
  );
}
