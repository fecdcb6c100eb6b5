import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../settings';

test('a release without settings prints the missing ones, exits with code 2 and builds nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const summary = join(folder, 'summary.md');
  const { status, stdout, stderr } = spawnSync('npm run --silent release', {
    encoding: 'utf8',
    shell: true,
    env: {
      ...process.env,
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      GITHUB_ACTIONS: 'true',
      GITHUB_STEP_SUMMARY: summary,
    },
  });
  expect(stderr).toContain('The release is not built.');
  expect(stdout).toMatch(
    /^::notice title=Not published::.*%0A {2}NEXT_PUBLIC_SITE_URL is missing/m,
  );
  expect(readFileSync(summary, 'utf8')).toMatch(
    /^## Not published$.*^- NEXT_PUBLIC_SITE_URL is missing$.*^<details><summary>.*: \d+<\/summary>$/ms,
  );
  // CI continues with a local build only after this exit code.
  expect(status).toBe(2);
  rmSync(folder, { recursive: true });
});
