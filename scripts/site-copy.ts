import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { nextProgram } from './next-program';

const sources = ['app', 'components', 'content', 'lib', 'public', 'next.config.mjs'];
const settings = ['postcss.config.mjs', 'tsconfig.json', 'package.json', '.env'];

/**
 * Makes an empty folder in which Next can build, and returns its path. It lies inside the project,
 * so that the packages are found; git and the linter leave it out.
 */
export function makeBuildFolder(name: string): string {
  const folder = join(process.cwd(), '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Copies the site as it stands into a folder of its own, and returns the folder's path. */
export function copySite(name: string): string {
  const folder = makeBuildFolder(name);
  for (const source of [...sources, ...settings].filter((file) => existsSync(file))) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  return folder;
}

/** Exports the site in a folder to its `out/`; throws with what Next said where that fails. */
export function exportSite(folder: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [nextProgram, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) {
    throw new Error(`The build in ${folder} failed:\n${stdout}\n${stderr}`);
  }
}
