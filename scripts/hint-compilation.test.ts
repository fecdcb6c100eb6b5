import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hintCompilation } from './hint-compilation';

let out: string;
let chunks: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'));
  chunks = join(out, '_next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, 'small.js'), 'f()');
});

afterEach(() => rmSync(out, { recursive: true }));

test('the large scripts alone begin with the hint', () => {
  const large = `f('${'x'.repeat(100_000)}')`;
  writeFileSync(join(chunks, 'large.js'), large);
  hintCompilation(out);
  expect(readFileSync(join(chunks, 'large.js'), 'utf8')).toBe(
    `//# allFunctionsCalledOnLoad\n${large}`,
  );
  expect(readFileSync(join(chunks, 'small.js'), 'utf8')).toBe('f()');
});

test('an export without large scripts is refused', () => {
  expect(() => hintCompilation(out)).toThrow('which ones hold React and Next?');
});
