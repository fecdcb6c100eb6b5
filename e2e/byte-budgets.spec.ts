import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { getWords } from '@/lib/content/get-content';
import { getAttribute, listElements, readPage, writeElement } from '@/scripts/html-tree';
import { buildBareExport } from '@/scripts/measure/bare-export';
import { listFiles, listFilesOf, readHtml, weigh, weighFiles } from '@/scripts/measure/page-bytes';
import { readExport } from './support/export';
import { fillIn, newPatient } from './support/forms';
import { test } from './support/test';

/** How much more script than a bare Next export a page may load. */
const budgets = { article: 1.05, landing: 1.12, untouchedForm: 1.1, sentForm: 1.25 };
/** HTML, with the style sheet in it, and font of an article, as brotli. */
const ARTICLE_BYTES = 75_000;
const ARTICLE_REQUESTS = 12;
/** One drawing in the HTML, uncompressed. */
const DRAWING_BYTES = 4000;

const article = '/vision-therapy/binocular/';
const articles = [article, '/vision-therapy/austim/', '/sports-vision/sportsvision/', '/blog/1/'];

// One build of the yardstick for all of them.
test.describe.configure({ mode: 'default' });

let bareScript: number;

const weighScript = (out: string, path: string) => weighFiles(out, listFilesOf(out, path).scripts);

/** Notes the addresses of this site that a page asks for from now on, without their queries. */
function noteRequests(page: Page): { addresses: Set<string>; scripts: Set<string> } {
  const noted = { addresses: new Set<string>(), scripts: new Set<string>() };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    noted.addresses.add(pathname);
    if (request.resourceType() === 'script') {
      noted.scripts.add(pathname);
    }
  });
  return noted;
}

test.beforeAll(() => {
  test.setTimeout(120_000);
  bareScript = weighScript(buildBareExport(), '/');
});

test('an article is little more than its words', { tag: '@any-screen' }, async () => {
  for (const path of articles) {
    const html = readHtml('out', path);
    const { fonts } = listFilesOf('out', path);
    expect(weighScript('out', path) / bareScript, path).toBeLessThanOrEqual(budgets.article);
    expect(weigh(html) + weighFiles('out', fonts), path).toBeLessThanOrEqual(ARTICLE_BYTES);
  }
});

test('the other pages keep to their script', { tag: '@any-screen' }, async () => {
  expect(weighScript('out', '/') / bareScript).toBeLessThanOrEqual(budgets.landing);
  expect(weighScript('out', '/patient-form/') / bareScript).toBeLessThanOrEqual(
    budgets.untouchedForm,
  );
});

test('no page waits for a style sheet: each brings its own', { tag: '@any-screen' }, async () => {
  for (const [file, html] of readExport('.html')) {
    const page = readPage(html);
    expect(listFiles(page).styleSheets, file).toEqual([]);
    expect(listElements(page, 'style'), file).toHaveLength(1);
  }
});

test('a script with a compile hint has a name made from its content', {
  tag: '@any-screen',
}, async () => {
  const scripts = [...readExport('.js')];
  const hinted = scripts.filter(([, text]) => text.startsWith('//# allFunctionsCalledOnLoad'));
  expect(hinted.length).toBeGreaterThan(1);
  expect(scripts.filter(([file]) => basename(file).startsWith('hinted-'))).toEqual(hinted);
  for (const [file, text] of hinted) {
    const hash = createHash('sha256').update(text).digest('hex');
    expect(basename(file)).toBe(`hinted-${hash.slice(0, 16)}.js`);
  }
});

test('a drawing weighs little', { tag: '@any-screen' }, async () => {
  const drawings = [...readExport('index.html').values()].flatMap((html) =>
    listElements(readPage(html), 'svg')
      .filter((svg) => getAttribute(svg, 'viewBox') === '0 0 320 180')
      .map(writeElement),
  );
  expect(drawings).not.toEqual([]);
  for (const drawing of new Set(drawings)) {
    expect(Buffer.byteLength(drawing), drawing).toBeLessThan(DRAWING_BYTES);
  }
});

test('an article asks for what it names and no more', { tag: '@any-screen' }, async ({ page }) => {
  const { addresses, scripts } = noteRequests(page);
  await page.goto(article, { waitUntil: 'networkidle' });
  expect(addresses.size).toBeLessThanOrEqual(ARTICLE_REQUESTS);
  expect([...scripts].sort()).toEqual(listFilesOf('out', article).scripts.sort());
});

test('an untouched form asks for nothing ahead', { tag: '@any-screen' }, async ({ page }) => {
  const { scripts } = noteRequests(page);
  await page.goto('/patient-form/', { waitUntil: 'networkidle' });
  expect(weighFiles('out', [...scripts]) / bareScript).toBeLessThanOrEqual(budgets.untouchedForm);
});

test('a form that was sent has loaded little more', { tag: '@any-screen' }, async ({ page }) => {
  const { scripts } = noteRequests(page);
  await page.goto('/patient-form/');
  await fillIn(page, newPatient());
  await page.getByRole('button', { name: getWords().forms.patient.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: '✅' })).toBeVisible();
  expect(weighFiles('out', [...scripts]) / bareScript).toBeLessThanOrEqual(budgets.sentForm);
});
