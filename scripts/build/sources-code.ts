import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getBuildSettings } from '../settings';

/** What a build reads; `package-lock.json` stands for the packages. */
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

const codeFile = '.cache/built-sources';

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => listFiles(join(path, name)))
    : [path];

/** A code of everything that an export is made of: sources, settings, packages and Node.js. */
export function toSourcesCode(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.env.SITE_LANGUAGES, getBuildSettings()]));
  for (const file of sources.flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Records what the export in `out/` was made of. */
export function saveSourcesCode(code: string): void {
  mkdirSync(dirname(codeFile), { recursive: true });
  writeFileSync(codeFile, code);
}

/** Whether `out/` holds an export of the sources and settings as they are. */
export const isUpToDate = (): boolean =>
  existsSync('out/404.html') &&
  existsSync(codeFile) &&
  readFileSync(codeFile, 'utf8') === toSourcesCode();
