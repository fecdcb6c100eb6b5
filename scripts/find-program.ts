import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first program found in `PATH` or in additional folders. */
export function findProgram(names: readonly string[], folders: readonly string[] = []) {
  const searched = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names
    .flatMap((name) => searched.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
