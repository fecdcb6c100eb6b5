import sharp from 'sharp';
import { pageColours } from '@/lib/site/style-tokens';

/** A colour as CSS computes it. */
const toComputed = (hex: string) =>
  `rgb(${(hex.match(/[\da-f]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16)).join(', ')})`;

/** The backgrounds of a page in both themes. */
export const DARK = toComputed(pageColours.dark);
export const LIGHT = toComputed(pageColours.light);

/** The colour of a screenshot of one pixel. */
export async function readPixel(screenshot: Buffer): Promise<string> {
  const channels = await sharp(screenshot).removeAlpha().raw().toBuffer();
  return `rgb(${[...channels].join(', ')})`;
}
