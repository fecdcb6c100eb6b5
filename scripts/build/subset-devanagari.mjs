import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';
const folder = '.cache/fonts';

const toRange = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/**
 * The characters of Hindi and Marathi in the Unicode block Devanagari, without those of Vedic, Kashmiri and
 * Sindhi; the joiners; and the rupee sign.
 */
export const devanagariLetters = [
  toRange(0x0901, 0x0903),
  toRange(0x0905, 0x090c),
  toRange(0x090d, 0x0914),
  toRange(0x0915, 0x0939),
  toRange(0x093c, 0x094d),
  toRange(0x0950, 0x0950),
  toRange(0x0960, 0x096f),
  toRange(0x0970, 0x0972),
  '\u200c\u200d₹',
].join('');

/**
 * Writes the subset of Noto Sans Devanagari with the weights 400 to 800, for
 * components/layout/devanagari-font.ts; the complete font has 121 kB.
 */
export async function subsetDevanagari() {
  mkdirSync(folder, { recursive: true });
  const font = await subsetFont(readFileSync(source), devanagariLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  writeFileSync(`${folder}/noto-sans-devanagari.woff2`, font);
}
