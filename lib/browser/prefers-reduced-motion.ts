/** Whether the visitor has asked the system or this site for less motion, at this moment. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.classList.contains('calm-page');
