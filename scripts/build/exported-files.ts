import { readdirSync } from 'node:fs';

/** The folder of Next's scripts in an export. */
export const CHUNKS = '_next/static/chunks';

/** The files below a folder with one of these endings, as relative paths. */
export const listFiles = (folder: string, ...endings: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    endings.some((ending) => file.endsWith(ending)),
  );
