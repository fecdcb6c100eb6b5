import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPage, writePage } from '../html-tree';
import { CHUNKS } from './exported-files';
import { hintCompilation, renameHintedScripts } from './hint-compilation';

let out: string;
let chunks: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'));
  chunks = join(out, CHUNKS);
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, 'small.js'), 'f()');
  writeFileSync(join(chunks, 'large.js'), large);
});

afterEach(() => rmSync(out, { recursive: true }));

const large = `f('${'x'.repeat(100_000)}')`;
const hinted = `//# allFunctionsCalledOnLoad\n${large}`;

const toHtml = (...names: readonly string[]) =>
  `<!DOCTYPE html><html><head>${names
    .map((name) => `<script src="/clinic/_next/static/chunks/${name}" async=""></script>`)
    .join('')}</head><body></body></html>`;

const read = (name: string) => readFileSync(join(chunks, name), 'utf8');

test('a large script gets the hint, and a name with the hash of its content', () => {
  const names = hintCompilation(out, readPage(toHtml('small.js', 'large.js')));
  const name = names.get('large.js') ?? '';
  const hash = createHash('sha256').update(hinted).digest('hex');
  expect(name).toBe(`hinted-${hash.slice(0, 16)}.js`);
  expect(read(name)).toBe(hinted);
  expect(readdirSync(chunks).sort()).toEqual([name, 'small.js']);
  expect(read('small.js')).toBe('f()');
});

test('a page names the new file wherever it names the old one', () => {
  const wait = (name: string) => `push({"otherChunks":["static/chunks/${name}"]})`;
  const toPage = (name: string) =>
    readPage(
      toHtml(name, 'small.js').replace('<body>', `<body><script>${wait(name)}</script><p>large.js`),
    );
  const page = toPage('large.js');
  renameHintedScripts(page, new Map([['large.js', 'hinted-1.js']]));
  expect(writePage(page)).toBe(writePage(toPage('hinted-1.js')));
});

test.each(['small.js', '../../../index.json'])('a script that %s names stays as it is', (file) => {
  writeFileSync(join(chunks, 'other.js'), large);
  writeFileSync(join(chunks, file), 'load("static/chunks/large.js")');
  const names = hintCompilation(out, readPage(toHtml('large.js', 'other.js')));
  expect([...names.keys()]).toEqual(['other.js']);
  expect(read('large.js')).toBe(large);
});

test('a page without large scripts is refused', () => {
  expect(() => hintCompilation(out, readPage(toHtml('small.js')))).toThrow(
    'which ones hold React and Next?',
  );
});
