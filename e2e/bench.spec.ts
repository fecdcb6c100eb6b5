import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the benchmark prints medians for out/ and for a folder with only some of its pages', {
  tag: '@all',
}, () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  for (const name of ['_next', 'vision-therapy']) {
    cpSync(join('out', name), join(folder, name), { recursive: true });
  }
  const { stdout, stderr, status } = spawnSync(`npm run bench -- "${folder}"`, {
    encoding: 'utf8',
    shell: true,
    env: { ...process.env, BENCH_RUNS: '1' },
  });
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  const rows = stdout.split('\n').filter((line) => line.startsWith('| '));
  const named = ['article, plain HTML', 'out: /', 'out: click in', `${folder}: click in`];
  for (const name of named) {
    // The latency of the emulated network is 150 ms, so a first paint takes at least 100 ms.
    expect(stdout).toMatch(new RegExp(`^\\| ${name}[^|]* \\| [1-9]\\d{2,}\\b`, 'm'));
  }
  expect(rows.length).toBe(2 + 1 + 6 + 2);
});
