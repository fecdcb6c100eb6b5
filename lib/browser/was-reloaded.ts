/** Whether this document is the result of a reload, and no client-side navigation has left it since. */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && entry.name === location.href;
}
