import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of `content/` with SVG files: drawings, and the pictures of the simulations. */
export type DrawingFolder = 'drawings' | 'simulations';

export const toDrawingFile = (folder: DrawingFolder, name: string): string =>
  join(process.cwd(), 'content', folder, `${name}.svg`);

/** The names of the drawings in a folder below `root`. */
export const listDrawings = (folder: DrawingFolder, root = process.cwd()): string[] =>
  readdirSync(join(root, 'content', folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
