import type { ReactElement } from 'react';
import { themeColours } from './style-tokens';

// The drawings are coloured by classes of the style sheet, which a file of its own does not have.
const rules = [
  `svg{color:${themeColours.dark.get('text')}}`,
  // Blur itself would make a picture three times as heavy.
  '[class~="blur-[5px]"]{opacity:.4}',
  ...[...themeColours.dark].map(
    ([name, value]) => `.stroke-${name}{stroke:${value}}.fill-${name}{fill:${value}}`,
  ),
].join('');

/** A drawing as the text of an SVG file in the colours of the dark theme. */
export async function toSvg(drawing: ReactElement): Promise<string> {
  // A static import of it would be refused: pages are not to render themselves a second time.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${rules}</style>`);
}

/** The text of an SVG file as the address of an image. */
export const toDataUrl = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
