import { existsSync } from 'node:fs';

/** Stops the checks before the first one where there is no finished build to read. */
export function setup(): void {
  if (!existsSync('out/404.html')) {
    throw new Error('There is no finished build in out/: run "npm run build" first.');
  }
}
