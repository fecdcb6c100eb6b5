import localFont from 'next/font/local';

// For digits and the few Latin words, so it is not preloaded.
const hyperlegible = localFont({
  src: '../../.cache/fonts/atkinson-hyperlegible-next-ascii.woff2',
  weight: '400 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

/**
 * Noto Sans Devanagari, which has the letter forms of Marathi too (`locl`); the subset that
 * scripts/build/subset-fonts.mjs writes.
 */
const devanagari = localFont({
  src: '../../.cache/fonts/noto-sans-devanagari.woff2',
  weight: '400 800',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-devanagari',
});

/** The font classes of `<html>`: next.config.mjs resolves font.ts to this file for Hindi and Marathi. */
export const fontClasses: string = `${hyperlegible.variable} ${devanagari.variable}`;
