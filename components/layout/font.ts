import localFont from 'next/font/local';

/**
 * Atkinson Hyperlegible Next, designed for readers with low vision. With `optional`, a font that is too late
 * for the first paint is used from the next page on, without a layout shift. Its fallbacks are in
 * app/globals.css: Next only adjusts Arial. scripts/build/subset-fonts.mjs writes the file.
 */
const hyperlegible = localFont({
  src: '../../.cache/fonts/atkinson-hyperlegible-next.woff2',
  weight: '400 800',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

export const fontClasses: string = hyperlegible.variable;
