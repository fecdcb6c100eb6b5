import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of `content/` with SVG files: drawings, and the pictures of the simulations. */
export type DrawingFolder = 'drawings' | 'simulations';

export const listDrawings = (folder: DrawingFolder, root = process.cwd()): string[] =>
  readdirSync(join(root, 'content', folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();

export const hasDrawing = (name: string): boolean =>
  existsSync(join(process.cwd(), 'content/drawings', `${name}.svg`));

const readSvg = (folder: DrawingFolder, name: string): string =>
  readFileSync(join(process.cwd(), 'content', folder, `${name}.svg`), 'utf8');

/** Reads the markup inside the `<svg>` of a drawing, without the colours that are only for drawing programs. */
export function readDrawing(folder: DrawingFolder, name: string) {
  const svg = readSvg(folder, name);
  const [, viewBox = '', inside = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const markup = inside.replaceAll(/<!--.*?-->|\s(?:fill|stroke)="#\w+"/gs, '');
  return { viewBox, markup: markup.replaceAll(/(^|>)\s*\n\s*/g, '$1') };
}

export type SimulationName =
  keyof typeof import('../../../content/en/words/simulations.json')['scenes'];

export const simulationNames = listDrawings('simulations') as SimulationName[];

/** The number of steps of a simulation, which is the number of values of each varying part of its picture. */
export const countSteps = (svg: string): number =>
  /data-values="([^"]*)"/.exec(svg)?.[1]?.split(' ').length ?? 0;

export const countStepsOf = (name: SimulationName) => countSteps(readSvg('simulations', name));
