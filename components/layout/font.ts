import localFont from 'next/font/local';

/**
 * Atkinson Hyperlegible Next, designed for readers with low vision; the latin subset only. With
 * `display: optional`, a font too late for the first paint is used from the next page on: no layout
 * shift. Its metric-adjusted fallbacks are in app/globals.css, because Next adjusts Arial only.
 */
const hyperlegible = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

/** The classes of `<html>` that define the font variables. */
export const fontClasses: string = hyperlegible.variable;
