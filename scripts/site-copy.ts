import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a copy omits: packages, generated files and the settings of a release. */
const excluded = [
  '.cache',
  '.git',
  '.next',
  'node_modules',
  'out',
  'outbox',
  'release.env',
  'test-results',
];

/**
 * Copies the working tree to a new folder and returns its path; inside the project, because Turbopack resolves no
 * packages outside its root. Git and the linter ignore it.
 */
export function copySite(name: string): string {
  const folder = join(process.cwd(), '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const source of readdirSync('.').filter((file) => !excluded.includes(file))) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  return folder;
}

/** Runs a file of `scripts/` in a folder; returns its exit code and output. */
export function runScript(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join('node_modules', 'tsx/dist/cli.mjs'),
      '--tsconfig',
      'tsconfig.node.json',
      join('scripts', name),
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, ...env } },
  );
  return { status, output: `${stdout}\n${stderr}` };
}
