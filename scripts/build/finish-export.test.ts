import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'parse5';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from './exported-files';
import { finish, finishExport } from './finish-export';

const built = '/clinic/_next/static';

const files = {
  '_next/static/chunks/boot.js': `f('${'x'.repeat(100_000)}')`,
  '_next/static/chunks/page.js': 'f()',
  '_next/static/chunks/old.js': `g('${'x'.repeat(100_000)}')`,
  '_next/static/chunks/a.css': 'p{}',
  '_next/static/media/latin.a.woff2': 'font',
};

/** A page like those that Next exports. */
const toHtml = (body = '', head = '') =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
  `<link rel="stylesheet" href="${built}/chunks/a.css" data-precedence="next"/>` +
  `<script src="${built}/chunks/boot.js" async=""></script>` +
  `<script src="${built}/chunks/page.js" async=""></script>${head}` +
  `<script src="${built}/chunks/old.js" noModule=""></script></head><body>${body}` +
  '<script id="_R_">push({"otherChunks":["static/chunks/boot.js"]})</script></body></html>';

let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const finishAll = () =>
  finishExport(folder, {
    basePath: '/clinic',
    origins: { email: '', map: 'https://map.example' },
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  for (const [file, text] of Object.entries({ ...files, 'index.html': toHtml() })) {
    write(file, text);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a finished export holds no file that was changed under the name it had', () => {
  finishAll();
  const listed = listFiles(join(folder, '_next/static'), '.js', '.css', '.woff2');
  for (const file of listed.filter((name) => `_next/static/${name}` in files)) {
    const path = `_next/static/${file}` as keyof typeof files;
    expect(readFileSync(join(folder, path), 'utf8'), file).toBe(files[path]);
  }
  expect(listed.sort()).toEqual([
    'chunks/a.css',
    expect.stringMatching(/^chunks\/hinted-[0-9a-f]{16}\.js$/),
    'chunks/old.js',
    'chunks/page.js',
    'media/latin.a.woff2',
  ]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('boot.js');
});

test('an unexpected page stops the build with its name', () => {
  write('faq/index.html', toHtml('<script><!--<script></script>'));
  expect(finishAll).toThrow(new RegExp(`^${join('faq', 'index.html')}: .*mistake`));
});

test('what no step touches stays as the browser reads it', () => {
  const body =
    '<div hidden=""><!--$--><!--/$--></div><p>A &amp; B &lt; C &quot;D&quot; E\u00a0F<!-- -->G</p>' +
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><template id="t" data-a="&quot;"></template>' +
    '<noscript><p class="a">It&#x27;s</p></noscript><textarea name="a"></textarea>';
  const once = finish(toHtml(body), []);
  // Without source locations, which differ.
  const read = (html: string) => parse(html, { scriptingEnabled: false });
  expect(read(once)).toEqual(read(toHtml(body)));
  expect(finish(once, [])).toBe(once);
});
