import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import project from '../package.json';
import lock from '../package-lock.json';
import { listShippedPackages, writeLicences } from './build/licences';

test('every package has one exact version', () => {
  const versions = Object.entries({ ...project.dependencies, ...project.devDependencies });
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package that all machines install is checked against its hash', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const unchecked = packages.filter(
    ([, entry]) => !('integrity' in entry || 'inBundle' in entry || 'optional' in entry),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, entry]) => 'resolved' in entry)).toEqual([]);
});

test('the licences name all that reaches a browser, with its text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  writeLicences(folder);
  const entries = readFileSync(join(folder, 'licences.txt'), 'utf8').split(/\n-{72}\n\n/);
  rmSync(folder, { recursive: true });
  const versions: Record<string, string> = project.dependencies;
  expect(entries.map((entry) => entry.split(' (')[0])).toEqual(
    listShippedPackages().map((name) => `${name} ${versions[name]}`),
  );
  for (const entry of entries) {
    expect(entry).toMatch(/copyright/i);
    expect(entry.length, entry).toBeGreaterThan(800);
  }
  const fonts = entries.filter((entry) => entry.startsWith('@fontsource'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    expect(font).toContain('SIL OPEN FONT LICENSE');
  }
});
