import type { ReactElement } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { EyeRays } from '@/components/illustrations/eye-rays';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import type { PictureName } from '@/lib/content/pages/site-pages';
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

function draw(name: PictureName) {
  if (name === 'mark') {
    return <LandoltRing />;
  }
  return name === 'eye-rays' ? <EyeRays title="" /> : <Drawing name={name} />;
}

/** Renders a drawing, or the logo (`mark`), in the colours of the dark theme. */
export const toPictureDrawing = (name: PictureName) => toImage(draw(name));
