import localFont from 'next/font/local';

// For digits and Latin words; not preloaded.
const hyperlegible = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

/**
 * Noto Sans Devanagari, with the letter forms of Marathi (`locl`); a subset that
 * scripts/build/subset-devanagari.mjs writes.
 */
const devanagari = localFont({
  src: '../../.cache/fonts/noto-sans-devanagari.woff2',
  weight: '400 800',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-devanagari',
});

/** The classes of `<html>` that define the font variables; replaces font.ts in Hindi and Marathi. */
export const fontClasses: string = `${hyperlegible.variable} ${devanagari.variable}`;
