'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { markReady } from '@/lib/browser/mark-ready';

/** What makes a server-rendered tool work: it adds event listeners until its signal is aborted. */
type Enhance = (root: HTMLElement, signal: AbortSignal) => void;

const enhancements = {
  'break-timer': () => import('@/lib/browser/enhance/break-timer'),
  carousel: () => import('@/lib/browser/enhance/carousel'),
  simulation: () => import('@/lib/browser/enhance/simulation'),
  'symptom-checklist': () => import('@/lib/browser/enhance/symptom-checklist'),
} satisfies Record<string, () => Promise<{ enhance: Enhance }>>;

/** The delay before the first retry of a failed import, in ms; it doubles with each further one. */
const FIRST_RETRY_MS = 2000;

interface EnhancedProps {
  by: keyof typeof enhancements;
  children: ReactNode;
}

/**
 * Progressive enhancement of a server-rendered tool. Its code is imported after hydration, so that it
 * neither blocks the rest of the page nor is loaded by pages without the tool. Clicks on its buttons are kept
 * until then; where the code fails to load, they are hidden: `lost-tool:invisible`.
 */
export function Enhanced({ by, children }: EnhancedProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const load = (retryMs: number) =>
      enhancements[by]().then(
        ({ enhance }) => {
          if (root.current && !signal.aborted) {
            enhance(root.current, signal);
            markReady(root.current);
          }
        },
        () => setTimeout(() => signal.aborted || load(2 * retryMs), retryMs),
      );
    load(FIRST_RETRY_MS);
    return () => abortController.abort();
  }, [by]);

  return (
    <div ref={root} data-hydrating="">
      {children}
    </div>
  );
}
