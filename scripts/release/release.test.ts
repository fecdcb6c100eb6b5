import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingNames } from '../settings';
import { runProgram } from '../site-copy';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const summary = join(folder, 'summary.md');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Releases as the workflow does, with empty settings where none is named; release.env has no say. */
const release = (settings: Record<string, string>) =>
  runProgram(
    '.',
    'tsx/dist/cli.mjs',
    ['--tsconfig', 'tsconfig.node.json', 'scripts/release/release.ts'],
    {
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      ...settings,
      GITHUB_ACTIONS: 'true',
      GITHUB_STEP_SUMMARY: summary,
    },
  );

test('a release with a wrong setting is a mistake', () => {
  const { status, output } = release({ NEXT_PUBLIC_SITE_URL: 'http://www.example.com' });
  expect(output).toContain('NEXT_PUBLIC_SITE_URL must begin with https://');
  expect(status).toBe(1);
});

test('a release without a setting says so with a code of its own, and builds nothing', () => {
  const { status, output } = release({});
  expect(output).toContain('The release is not built.');
  expect(output).toMatch(
    /^::notice title=Not published::.*%0A {2}NEXT_PUBLIC_SITE_URL is missing/m,
  );
  expect(readFileSync(summary, 'utf8')).toMatch(
    /^## Not published$.*^- NEXT_PUBLIC_SITE_URL is missing$/ms,
  );
  // The workflow goes on with a local build at this code alone.
  expect(status).toBe(2);
});
