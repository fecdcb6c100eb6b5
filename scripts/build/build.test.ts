import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const copy = mkdtempSync(join(tmpdir(), 'aborted-build-'));
const lastPage = join(copy, 'out', 'index.html');

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('a failed build prints an error and keeps the last export', () => {
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  const isCopied = (file: string) =>
    !/^(?:\.cache|\.git|\.next|node_modules|out|outbox|release\.env)$/.test(file);
  cpSync('.', copy, { recursive: true, filter: isCopied });
  mkdirSync(join(copy, 'out'));
  writeFileSync(lastPage, 'the last good one');
  // Makes Next fail at once, as it would minutes later because of a mistake in a page.
  appendFileSync(join(copy, 'next.config.mjs'), "throw new Error('broken');");
  const { status, stderr } = spawnSync('npm run build', {
    cwd: copy,
    encoding: 'utf8',
    shell: true,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('out/ is as it was');
  expect(readFileSync(lastPage, 'utf8')).toBe('the last good one');
}, 300_000);
