import type { ReactElement } from 'react';
import { themeColours } from './style-tokens';

// Drawings get their looks from classes, which do not exist in a separate file.
const rules = [
  `svg{color:${themeColours.dark.get('text')}}`,
  // Opacity in place of a blur, which makes the PNG three times as large.
  '[filter]{filter:none;opacity:.4}',
  '.drawing{fill:none;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}',
  ...[...themeColours.dark].map(
    ([name, value]) => `.stroke-${name}{stroke:${value}}.fill-${name}{fill:${value}}`,
  ),
].join('');

/** Renders a drawing as an SVG file in the colours of the dark theme. */
export async function toSvg(drawing: ReactElement): Promise<string> {
  // Next rejects a static import of react-dom/server in the app router.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${rules}</style>`);
}

export const toDataUrl = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
