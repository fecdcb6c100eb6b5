import type { ReactElement } from 'react';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { readDrawing } from '@/lib/content/read/drawings';
import { toDataUrl, toSvg } from '@/lib/site/standalone-svg';

/** A drawing as an image: its data URL and its aspect ratio. */
export interface PictureDrawing {
  src: string;
  aspect: number;
}

async function toImage(drawing: ReactElement): Promise<PictureDrawing> {
  const svg = await toSvg(drawing);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { src: toDataUrl(svg), aspect: Number(width) / Number(height) };
}

// Without `<Drawing>`: a route has no `useId`.
function draw(name: string) {
  const { viewBox, markup } = readDrawing('drawings', name);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the check allows shapes alone.
    <svg viewBox={viewBox} className="drawing" dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** Renders a drawing, or the logo (`mark`), in the colours of the dark theme. */
export const toPictureDrawing = (name: string) =>
  toImage(name === 'mark' ? <LandoltRing /> : draw(name));
