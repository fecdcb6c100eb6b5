/** Whether the visitor has asked the system for less motion, at this moment. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
