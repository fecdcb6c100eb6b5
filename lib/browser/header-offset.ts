/** The distance between the top of the viewport and a section after a scroll to it, in px. */
export const readHeaderOffset = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-offset'));
