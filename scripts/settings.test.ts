import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadReleaseSettings, loadSettings, settingNames } from './settings';

const project = process.cwd();

/** Loads env files as Next does at the start of a build or development server. */
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');

const write = (file: string, value: string) =>
  writeFileSync(file, settingNames.map((name) => `${name}=${value}`).join('\n'));

const listValues = () => [...new Set(settingNames.map((name) => process.env[name]))];

beforeEach(() => {
  // With NODE_ENV=test, Next would load other files.
  vi.stubEnv('NODE_ENV', 'production');
  process.chdir(mkdtempSync(`${tmpdir()}/settings-`));
  for (const name of settingNames) {
    delete process.env[name];
  }
  write('.env', 'local');
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a local run has only the settings of .env, and prints which other env files of Next have no effect', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const files = ['.local', '.production', '.production.local', '.development.local'].map(
    (ending) => `.env${ending}`,
  );
  for (const file of [...files, 'release.env']) {
    write(file, 'real');
  }
  loadSettings();
  for (const isDevelopment of [true, false]) {
    loadEnvConfig(process.cwd(), isDevelopment, console, true);
    expect(listValues()).toEqual(['local']);
  }
  expect(print.mock.calls.map(([line]) => line.split(' ')[0]).sort()).toEqual(files.sort());
});

test('a release reads release.env, and environment variables override it', () => {
  write('release.env', 'real');
  process.env.NEXT_PUBLIC_SITE_URL = 'chosen';
  loadReleaseSettings();
  // A release runs the build as a child process, which also loads .env.
  loadSettings();
  expect(listValues().sort()).toEqual(['chosen', 'real']);
  expect(process.env.NEXT_PUBLIC_SITE_URL).toBe('chosen');
});

test('release.env.example has every setting', () => {
  const example = readFileSync(`${project}/release.env.example`, 'utf8');
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual([...settingNames, 'PUBLISH_UNREVIEWED_TRANSLATIONS', 'BASE_PATH']);
});
