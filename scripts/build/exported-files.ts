import { readdirSync } from 'node:fs';

/** The files of an export: in which folder they are, and below which address a host serves them. */
export interface ExportedFiles {
  folder: string;
  basePath: string;
}

/** Where Next puts scripts, inside an export. */
export const CHUNKS = '_next/static/chunks';

/** The files inside a folder with one of these endings, as paths from there. */
export const listFiles = (folder: string, ...endings: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    endings.some((ending) => file.endsWith(ending)),
  );
