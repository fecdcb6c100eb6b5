import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishExport } from './finish-export';
import { listFiles } from './list-files';

const built = '/clinic/_next/static';
const chunks = '_next/static/chunks';
const media = '_next/static/media';
const large = `f('${'x'.repeat(100_000)}')`;

const files = {
  [`${chunks}/boot.js`]: large,
  [`${chunks}/page.js`]: 'f()',
  [`${chunks}/old.js`]: large,
  [`${chunks}/a.css`]: '@font-face{src:url(../media/f.woff2)}p{background:url("data:image/png,A")}',
  [`${media}/foreign.1.woff2`]: 'font',
  [`${media}/latin.2.woff2`]: 'font',
  [`${media}/devanagari.3.woff2`]: 'font',
};

const sheet = `<link rel="stylesheet" href="${built}/chunks/a.css" data-precedence="next"/>`;

/** The HTML of a page like those that Next exports. */
const toHtml = ({ body = '', head = sheet, lang = 'en-IN' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charSet="utf-8"/>${head}` +
  `<link rel="preload" as="script" href="${built}/chunks/page.js"/>` +
  `<script src="${built}/chunks/boot.js" async=""></script>` +
  `<script src="${built}/chunks/page.js" async=""></script>` +
  `<script src="${built}/chunks/old.js" noModule=""></script></head><body>${body}` +
  '<script id="_R_">push({"otherChunks":["static/chunks/boot.js"]})</script></body></html>';

let folder: string;

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const finishAll = () =>
  finishExport(folder, { basePath: '/clinic', origins: { email: '', map: 'https://map.example' } });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  for (const [file, text] of Object.entries({ ...files, 'index.html': toHtml() })) {
    write(file, text);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a large script gets a compile hint and a new file name, and scripts are loaded from the end of a page', () => {
  finishAll();
  const hinted = `//# allFunctionsCalledOnLoad\n${large}`;
  const hash = createHash('sha256').update(hinted).digest('hex').slice(0, 16);
  const { [`${chunks}/boot.js`]: _, ...others } = files;
  const expected = { ...others, [`${chunks}/hinted-${hash}.js`]: hinted };
  const listed = listFiles(folder, '.js', '.css', '.woff2');
  expect(Object.fromEntries(listed.map((file) => [file, read(file)]))).toEqual(expected);
  expect(read('index.html')).toMatch(
    /_R_.*hinted-[^>]*><\/script><script [^>]*page\.js[^>]*><\/script><\/body>/,
  );
  expect(read('index.html')).not.toMatch(/boot\.js|as="script"/);
});

test('the style sheet of a page is inlined, and its URLs of fonts become root-relative', () => {
  finishAll();
  expect(read('index.html')).toContain(
    `<style data-href="${built}/chunks/a.css">@font-face{src:url(${built}/media/f.woff2)}` +
      'p{background:url("data:image/png,A")}</style>' +
      `<link rel="stylesheet" href="${built}/chunks/a.css" data-precedence="next" disabled="">`,
  );
});

test.each([
  ['en-IN', 'latin.2'],
  ['mr-IN', 'devanagari.3'],
])('a page in %s preloads the font of its language before its style sheet', (lang, font) => {
  write('index.html', toHtml({ lang }));
  finishAll();
  expect(read('index.html')).toMatch(
    new RegExp(
      `"/clinic/${media}/${font}\\.woff2"\\);</script><noscript><link[^>]*></noscript><style`,
    ),
  );
});

test.each([
  ['a mistake in its HTML', { body: '<script><!--<script></script>' }, 'HTML has a mistake'],
  ['no style sheet', { head: '' }, 'has no style sheet'],
  ['a language without a font', { lang: 'ta-IN' }, 'no font for the script "Taml"'],
])('a page with %s stops the build with an error that names the page', (_, page, sentence) => {
  write('faq/index.html', toHtml(page));
  expect(finishAll).toThrow(new RegExp(`^${join('faq', 'index.html')}: .*${sentence}`));
});
