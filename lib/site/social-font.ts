import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// The image renderer cannot read the compressed files the pages use. Two fonts of one name would
// replace each other.
const files = {
  'Atkinson Hyperlegible Next': 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin',
  'Noto Sans Devanagari': 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
} as const;

const weights = [700, 800] as const;

const readFont = async (name: keyof typeof files, weight: (typeof weights)[number]) => ({
  name,
  data: await readFile(
    join(process.cwd(), 'node_modules/@fontsource', `${files[name]}-${weight}-normal.woff`),
  ),
  weight,
});

let fonts: Promise<Awaited<ReturnType<typeof readFont>>[]> | undefined;

/**
 * The fonts of the site in the two weights of its pictures. It is one list for all pictures: the
 * renderer unpacks the fonts of every list anew.
 */
export function readSocialFonts() {
  fonts ??= Promise.all(
    (Object.keys(files) as (keyof typeof files)[]).flatMap((name) =>
      weights.map((weight) => readFont(name, weight)),
    ),
  );
  return fonts;
}
