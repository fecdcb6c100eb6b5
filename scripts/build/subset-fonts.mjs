import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const folder = '.cache/fonts';

/** Made from the file of the npm package as described in docs/decisions/plain-zero.md. */
const latin = 'app/fonts/atkinson-hyperlegible-next-plain-zero.woff2';
const devanagari =
  'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';

const toRange = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const punctuation = '\u00a0–—‘’“”…′″•×°·−½';

/** ASCII and punctuation: nearly all characters of English, and the Latin letters on pages in Devanagari. */
const asciiLetters = toRange(0x20, 0x7e) + punctuation;

/** The letters of foreign names and other Latin-1 characters; app/styles/tokens.css has their `unicode-range`. */
const foreignLetters = `${toRange(0xa1, 0xff)}ıŒœŸ€™`;

export const latinLetters = asciiLetters + foreignLetters;

/**
 * The characters of Hindi and Marathi in the Unicode block Devanagari, without those for Vedic, Kashmiri and Sindhi and
 * the precomposed letters with nukta, plus the joiners and the rupee sign.
 */
export const devanagariLetters = [
  toRange(0x0901, 0x0903),
  toRange(0x0905, 0x0939),
  toRange(0x093c, 0x094d),
  toRange(0x0960, 0x0972),
  'ॐ\u200c\u200d₹',
].join('');

/**
 * Removes the shaping rules of a language, so that the default rules of its script apply. In Noto Sans Devanagari, the
 * rules for Marathi lack the ligatures of ट, ठ, ड and ढ with र (as in महाराष्ट्र), and not every browser supports
 * `font-language-override`. Offsets: https://learn.microsoft.com/typography/opentype/spec/chapter2.
 */
export function dropLanguageRules(font, language) {
  const bytes = Buffer.from(font);
  const tag = (offset) => bytes.toString('latin1', offset, offset + 4);
  const records = (start, count, size) =>
    Array.from({ length: count }, (_, index) => start + index * size);
  const table = records(12, bytes.readUInt16BE(4), 16).find((record) => tag(record) === 'GSUB');
  const start = bytes.readUInt32BE(table + 8);
  const scripts = start + bytes.readUInt16BE(start + 4);
  for (const record of records(scripts + 2, bytes.readUInt16BE(scripts), 6)) {
    const script = scripts + bytes.readUInt16BE(record + 4);
    for (const own of records(script + 4, bytes.readUInt16BE(script + 2), 6)) {
      if (tag(own).trim() === language) {
        bytes.copy(bytes, own + 4, script, script + 2);
      }
    }
  }
  return bytes;
}

/** Writes a subset of a variable font with the weights 400 to 800, which are the ones that the site uses. */
async function writeSubset(name, source, letters) {
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  writeFileSync(
    `${folder}/${name}.woff2`,
    await subsetFont(dropLanguageRules(font, 'MAR'), letters, { targetFormat: 'woff2' }),
  );
}

/** Writes the font subsets that app/styles/tokens.css loads. */
export async function subsetFonts() {
  mkdirSync(folder, { recursive: true });
  await writeSubset('latin', latin, asciiLetters);
  await writeSubset('foreign', latin, foreignLetters);
  await writeSubset('devanagari', devanagari, devanagariLetters);
}
