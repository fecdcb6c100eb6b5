import 'server-only';
import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori from 'satori';
import { readSocialFonts } from './social-font';
import { pictureSize } from './social-picture';

/**
 * Renders an element as a PNG of the size of social pictures. `next/og` does not shape Devanagari, and
 * requests missing glyphs from another host; see docs/decisions/languages.md.
 */
export async function drawPicture(element: ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(element, { ...pictureSize, fonts: await readSocialFonts() });
  // satori converts text to paths, so no fonts are needed.
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(picture.render().asPng());
}
