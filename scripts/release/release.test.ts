import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../settings';
import { runScript } from '../site-copy';

test('a release without settings reports them with an exit code of its own, and builds nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const summary = join(folder, 'summary.md');
  const { status, output } = runScript('.', 'release/release.ts', {
    ...Object.fromEntries(settingNames.map((name) => [name, ''])),
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(output).toContain('The release is not built.');
  expect(output).toMatch(
    /^::notice title=Not published::.*%0A {2}NEXT_PUBLIC_SITE_URL is missing/m,
  );
  expect(readFileSync(summary, 'utf8')).toMatch(
    /^## Not published$.*^- NEXT_PUBLIC_SITE_URL is missing$/ms,
  );
  // Only after this exit code does CI continue with a local build.
  expect(status).toBe(2);
  rmSync(folder, { recursive: true });
});
