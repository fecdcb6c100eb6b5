/** Whether this document is the result of a reload. */
export const wasReloaded = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.type === 'reload';
