/** How far below the top of the viewport a scroll to a section ends, in px, as the style sheet says. */
export const readHeaderOffset = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-offset'));
