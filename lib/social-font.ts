import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from './once';

const files = 'node_modules/@fontsource/atkinson-hyperlegible-next/files';

const readWeight = async (weight: 700 | 800) => ({
  name: 'Atkinson Hyperlegible Next',
  // The image renderer cannot read the compressed files the pages use.
  data: await readFile(
    join(process.cwd(), files, `atkinson-hyperlegible-next-latin-${weight}-normal.woff`),
  ),
  weight,
});

/**
 * The font of the site in the two weights of its pictures. It is one list for all pictures: the
 * renderer unpacks the fonts of every list anew.
 */
export const readSocialFont = once(() => Promise.all([readWeight(700), readWeight(800)]));
