import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// WOFF files, because satori cannot read WOFF2. Each has its own name, because fonts with the same name would
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
 * The fonts of social pictures; always the same array, because satori caches parsed fonts by its identity.
 */
export function readSocialFonts() {
  fonts ??= Promise.all(
    (Object.keys(files) as (keyof typeof files)[]).flatMap((name) =>
      weights.map((weight) => readFont(name, weight)),
    ),
  );
  return fonts;
}
