import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite, runScript } from '../site-copy';

const copy = copySite('aborted-build');
const lastPage = join(copy, 'out', 'index.html');

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('a build that fails says so and leaves the last export alone', () => {
  mkdirSync(join(copy, 'out'));
  writeFileSync(lastPage, 'the last good one');
  // Next fails immediately, as it does minutes later for a mistake in a page.
  appendFileSync(join(copy, 'next.config.mjs'), "throw new Error('broken');");
  const { status, output } = runScript(copy, 'build/build.ts');
  expect(status).toBe(1);
  expect(output).toContain('out/ is as it was');
  expect(readFileSync(lastPage, 'utf8')).toBe('the last good one');
}, 300_000);
