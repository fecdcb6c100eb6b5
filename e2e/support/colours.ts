import sharp from 'sharp';

/** The colours of a screenshot as CSS computes them; `share`, 0 to 1, limits them to its left part. */
export async function findColours(screenshot: Buffer, share = 1): Promise<string[]> {
  const picture = sharp(screenshot).removeAlpha();
  const { width, height } = await picture.metadata();
  const part = { left: 0, top: 0, width: Math.floor(width * share), height };
  const pixels = await picture.extract(part).raw().toBuffer();
  const colours = new Set<string>();
  for (let index = 0; index < pixels.length; index += 3) {
    colours.add(`rgb(${[...pixels.subarray(index, index + 3)].join(', ')})`);
  }
  return [...colours];
}
