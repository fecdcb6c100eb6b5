import localFont from 'next/font/local';

/**
 * Atkinson Hyperlegible Next, designed for readers with low vision. With `optional`, a font that is too late
 * for the first paint is used from the next page on, without a layout shift. Its fallbacks are in
 * app/globals.css: Next only adjusts Arial.
 */
const hyperlegible = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

export const fontClasses: string = hyperlegible.variable;
