import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineStyleSheet } from './inline-style-sheet';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'));
  mkdirSync(join(out, 'faq'));
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
});

afterEach(() => rmSync(out, { recursive: true }));

const link = (state: string) =>
  `<link rel="stylesheet" href="/clinic/_next/static/chunks/a.css" data-precedence="next"${state}/>`;

test('the sheet comes into the page and finds its files from there', () => {
  writeFileSync(
    join(out, '_next/static/chunks/a.css'),
    '@font-face{src:url(../media/f.woff2)}p{background:url("data:image/png;base64,A")}',
  );
  writeFileSync(join(out, 'faq/index.html'), `<head>${link('')}</head>`);
  inlineStyleSheet(out, '/clinic');
  expect(readFileSync(join(out, 'faq/index.html'), 'utf8')).toBe(
    '<head><style data-href="/clinic/_next/static/chunks/a.css">' +
      '@font-face{src:url(/clinic/_next/static/media/f.woff2)}p{background:url("data:image/png;base64,A")}' +
      `</style>${link(' disabled=""')}</head>`,
  );
});

test('a page without a sheet is named', () => {
  writeFileSync(join(out, 'faq/index.html'), '<head></head>');
  expect(() => inlineStyleSheet(out, '')).toThrow('faq/index.html has no style sheet');
});
