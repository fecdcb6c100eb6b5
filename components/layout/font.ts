import localFont from 'next/font/local';

/**
 * Atkinson Hyperlegible Next, drawn for readers with low vision; the latin file alone is loaded. One
 * that comes too late for the first paint waits for the next page, so that no line ever moves. Its
 * fallbacks stand in app/globals.css, since Next adjusts Arial alone.
 */
const hyperlegible = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

/** The classes of the page that bring the fonts of its language. */
export const fontClasses: string = hyperlegible.variable;
