import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBuildSettings } from '../settings';

/** The input files of a build, including `package-lock.json` for the packages. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

const hashFile = '.cache/built-sources';

const listFiles = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => listFiles(join(path, name)));

/** A hash of what affects an export, except the date: sources, settings, packages and the Node.js version. */
export function hashSources(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, getBuildSettings()]));
  for (const file of sources.flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Stores the hash of the sources from which `out/` was built; `.cache/` exists after a build. */
export const saveSourceHash = (hash: string): void => writeFileSync(hashFile, hash);

/** Whether `out/` was built from the current sources and settings. */
export const isUpToDate = (): boolean =>
  existsSync('out/404.html') &&
  existsSync(hashFile) &&
  readFileSync(hashFile, 'utf8') === hashSources();
