import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const files = 'node_modules/@fontsource/atkinson-hyperlegible-next/files';

const readWeight = async (weight: 700 | 800) => ({
  name: 'Atkinson Hyperlegible Next',
  // The image renderer cannot read the compressed files the pages use.
  data: await readFile(
    join(process.cwd(), files, `atkinson-hyperlegible-next-latin-${weight}-normal.woff`),
  ),
  weight,
});

let fonts: Promise<Awaited<ReturnType<typeof readWeight>>[]> | undefined;

/**
 * The font of the site in the two weights of its pictures. It is one list for all pictures: the
 * renderer unpacks the fonts of every list anew.
 */
export function readSocialFont() {
  fonts ??= Promise.all([readWeight(700), readWeight(800)]);
  return fonts;
}
