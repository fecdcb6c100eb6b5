import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Scripts of so many bytes hold React and Next, which run when any page loads. Nothing but the script
 * itself decides, because its name stands for its content in visitors' caches.
 */
const LEAST_BYTES = 100_000;

/**
 * Asks browsers to compile the large scripts of an export while they load, beside the main thread,
 * and not function by function when they are first called, which holds up the visitor. Throws where
 * no script is large.
 */
export function hintCompilation(folder: string): void {
  const chunks = join(folder, '_next', 'static', 'chunks');
  const large = readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: join(chunks, name), script: readFileSync(join(chunks, name), 'utf8') }))
    .filter(({ script }) => script.length >= LEAST_BYTES);
  if (large.length === 0) {
    throw new Error(`No script has ${LEAST_BYTES} bytes: which ones hold React and Next?`);
  }
  for (const { path, script } of large) {
    writeFileSync(path, hint + script);
  }
}
