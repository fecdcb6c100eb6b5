import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { nextProgram } from './next-program';

const sources = [
  'app',
  'checks',
  'components',
  'content',
  'e2e',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
];
const settings = [
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.node.json',
  'playwright.config.ts',
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'biome.json',
  '.gitignore',
  '.env',
];

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

/** Runs a program of the packages in a folder, and returns how it ended and what it said. */
export function runProgram(
  folder: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', program), ...args],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, ...env } },
  );
  return { status, output: `${stdout}\n${stderr}` };
}

/** Runs a script of the copy in a folder, by the name of its file. */
export const runScript = (folder: string, name: string) =>
  runProgram(folder, 'tsx/dist/cli.mjs', [
    '--tsconfig',
    'tsconfig.node.json',
    join('scripts', name),
  ]);

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
