import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/scripts/build/list-files';

/** The text of every exported file with this extension, by its path inside `out/`. */
export const readExport = (ending: string): Map<string, string> =>
  new Map(listFiles('out', ending).map((file) => [file, readFileSync(join('out', file), 'utf8')]));
