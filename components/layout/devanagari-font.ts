import localFont from 'next/font/local';

// Digits and the few Latin words; the pages of these languages do not wait for it.
const hyperlegible = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

/**
 * Noto Sans Devanagari, which has the letter forms of Marathi too (`locl`); the part of it that
 * scripts/build/subset-devanagari.mjs writes. It is loaded as the font of English pages is.
 */
const devanagari = localFont({
  src: '../../.cache/fonts/noto-sans-devanagari.woff2',
  weight: '400 800',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-devanagari',
});

/** The classes of the page that bring the fonts of its language: in place of font.ts in Hindi and Marathi. */
export const fontClasses: string = `${hyperlegible.variable} ${devanagari.variable}`;
