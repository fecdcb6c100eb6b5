import { readFileSync } from 'node:fs';
import { type DrawingFolder, toDrawingFile } from '../schema/drawings';

/** An SVG file as a page shows it. */
export interface DrawingFile {
  viewBox: string;
  /** What is inside its `<svg>`, without the colours for drawing programs. */
  markup: string;
}

/** Reads a drawing that `npm run check` has checked; throws where there is none. */
export function readDrawing(folder: DrawingFolder, name: string): DrawingFile {
  const svg = readFileSync(toDrawingFile(folder, name), 'utf8');
  const [, viewBox = '', inside = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const markup = inside.replaceAll(/<!--.*?-->|\s(?:fill|stroke)="#\w+"/gs, '');
  return { viewBox, markup: markup.replaceAll(/(^|>)\s*\n\s*/g, '$1') };
}
