import type { ReactElement } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { EyeRays } from '@/components/illustrations/eye-rays';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import type { PictureName } from '@/lib/content/site-pages';
import { themeColours } from '@/lib/theme-colours';

// The drawings are coloured by classes of the style sheet, which a picture does not have.
const rules = [
  `svg{color:${themeColours.dark.get('text')}}`,
  // Blur itself would make the file three times as heavy.
  '[class~="blur-[5px]"]{opacity:.4}',
  ...[...themeColours.dark].map(
    ([name, value]) => `.stroke-${name}{stroke:${value}}.fill-${name}{fill:${value}}`,
  ),
].join('');

/** A drawing as an image: its address, and its width for each unit of its height. */
export interface PictureDrawing {
  src: string;
  aspect: number;
}

async function toImage(drawing: ReactElement): Promise<PictureDrawing> {
  // A static import of it would be refused: pages are not to render themselves a second time.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const svg = renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${rules}</style>`);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    aspect: Number(width) / Number(height),
  };
}

function draw(name: PictureName) {
  if (name === 'mark') {
    return <LandoltRing />;
  }
  return name === 'eye-rays' ? <EyeRays title="" /> : <Drawing name={name} />;
}

/** A drawing, or the mark, in the colours of the dark theme. */
export const toPictureDrawing = (name: PictureName) => toImage(draw(name));
