import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of every exported file with this ending, by its path inside `out/`. */
export const readExport = (
  ending: string,
  encoding: BufferEncoding = 'utf8',
): Map<string, string> =>
  new Map(
    readdirSync('out', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => [file, readFileSync(join('out', file), encoding)]),
  );
