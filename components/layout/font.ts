import localFont from 'next/font/local';

// scripts/build/subset-fonts.mjs writes the files, and scripts/build/choose-font.ts preloads the font of the language.
// With `optional`, a font that is too late for the first paint is used from the next page on, without a layout shift.
// The fallbacks are in app/styles/tokens.css: Next only adjusts Arial.

/** Atkinson Hyperlegible Next, designed for readers with low vision. */
const latin = localFont({
  src: '../../.cache/fonts/atkinson-hyperlegible-next.woff2',
  weight: '400 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

/** For digits and the few Latin words of a page in Devanagari. */
const ascii = localFont({
  src: '../../.cache/fonts/atkinson-hyperlegible-next-ascii.woff2',
  weight: '400 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-hyperlegible',
});

/** Noto Sans Devanagari, which has the letter forms of Marathi too (`locl`). */
const devanagari = localFont({
  src: '../../.cache/fonts/noto-sans-devanagari.woff2',
  weight: '400 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-devanagari',
});

/** The font classes of `<html>` for a script, by its tag of ISO 15924. */
export const toFontClasses = (script: string | undefined): string =>
  script === 'Deva' ? `${ascii.variable} ${devanagari.variable}` : latin.variable;
