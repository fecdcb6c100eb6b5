import sharp from 'sharp';

/** The background of a page in the dark theme, as CSS computes it. */
export const DARK = 'rgb(11, 20, 25)';

/** The colours of a screenshot as CSS computes them. */
export async function findColours(screenshot: Buffer): Promise<string[]> {
  const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer();
  const colours = new Set<string>();
  for (let index = 0; index < pixels.length; index += 3) {
    colours.add(`rgb(${[...pixels.subarray(index, index + 3)].join(', ')})`);
  }
  return [...colours];
}
