import { readdirSync } from 'node:fs';

/** The HTML files of an export, as paths inside its folder. */
export const listPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
