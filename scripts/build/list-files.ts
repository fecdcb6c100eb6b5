import { readdirSync } from 'node:fs';

/** The files in a folder and its subfolders with one of these extensions, as relative paths. */
export const listFiles = (folder: string, ...endings: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    endings.some((ending) => file.endsWith(ending)),
  );
