import 'server-only';
import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori from 'satori';
import { readSocialFonts } from './social-font';
import { pictureSize } from './social-picture';

/**
 * Draws an element as a PNG of the size of social pictures. `next/og` would break the letters of
 * Devanagari, and asks another host for those that its font lacks; see docs/decisions/languages.md.
 */
export async function drawPicture(element: ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(element, { ...pictureSize, fonts: await readSocialFonts() });
  // The text is outlines already.
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(picture.render().asPng());
}
