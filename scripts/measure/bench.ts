// Loads pages of the export in out/ on an emulated slow phone, and as baselines the article as plain HTML and
// as a minimal Next export. Arguments are folders of further exports, to compare them in one run.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { escapeHtml } from '@/lib/text/escape-html';
import { fail } from '../fail';
import { findBrowser } from '../find-browser';
import { isTextNode, listElements, type PageElement, readPage } from '../html-tree';
import { exportedSite } from '../serve/exported-site';
import { NO_BUILD } from '../settings';
import { buildBaselineExport, type TextElements } from './baseline-next-export';
import { loadPage, type PageLoad } from './measure-page';
import { readHtml } from './page-bytes';

const RUNS = 5;
const ARTICLE = '/vision-therapy/binocular/';

const pages = {
  'landing page': '/',
  article: ARTICLE,
  'patient form': '/patient-form/',
  'landing page in Hindi': '/hi/',
};

interface Target {
  label: string;
  folder: string;
  path: string;
}

const toText = (element: PageElement): string =>
  element.childNodes
    .map((node) => ('tagName' in node ? toText(node) : isTextNode(node) ? node.value : ''))
    .join('');

/** The headings, paragraphs and list items of the article. */
function readArticle(): TextElements {
  const [main] = listElements(readPage(readHtml('out', ARTICLE)), 'main');
  return listElements(main ?? fail(`${ARTICLE} has no <main>.`), 'h1', 'h2', 'h3', 'p', 'li')
    .filter((element) => listElements(element, 'p').length === 0)
    .map((element) => [element.tagName, toText(element)] as const);
}

/** Writes the article as HTML with two rules of CSS, and returns the path of its folder. */
function writePlainArticle(elements: TextElements): string {
  const folder = join('.cache', 'plain-article');
  mkdirSync(folder, { recursive: true });
  const body = elements.map(([name, text]) => `<${name}>${escapeHtml(text)}</${name}>`).join('\n');
  writeFileSync(
    join(folder, 'index.html'),
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Article</title>
<style>body { max-width: 40rem; margin: auto; } p { line-height: 1.6; }</style>
${body}</html>`,
  );
  return folder;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Serves an export on a free port, with compression; returns its origin. */
async function serve(folder: string): Promise<string> {
  const server = createServer(exportedSite(folder, ''));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Loads the targets alternately, so that other load on the machine affects all of them equally. */
async function measure(browser: Browser, targets: readonly Target[]): Promise<PageLoad[][]> {
  const origins = await Promise.all(targets.map(({ folder }) => serve(folder)));
  const loads = targets.map((): PageLoad[] => []);
  // The first load of each target warms up the server and is discarded.
  for (let run = 0; run <= RUNS; run += 1) {
    console.log(run === 0 ? 'Warming up' : `Run ${run} of ${RUNS}`);
    for (const [index, { path }] of targets.entries()) {
      const load = await loadPage(browser, `${origins[index]}${path}`);
      if (run > 0) {
        loads[index]?.push(load);
      }
    }
  }
  return loads;
}

const columns: [title: string, figure: keyof PageLoad][] = [
  ['first paint, ms', 'firstPaint'],
  ['blocking time, ms', 'blockingTime'],
  ['HTML, B', 'html'],
  ['script, B', 'script'],
  ['font, B', 'font'],
  ['all, B', 'total'],
];

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

if (!existsSync('out/404.html')) {
  fail(NO_BUILD);
}
console.log('Writing the article as plain HTML, and building it as a bare Next export');
const article = readArticle();
const targets: Target[] = [
  { label: 'article, plain HTML', folder: writePlainArticle(article), path: '/' },
  {
    label: 'article, bare Next export',
    folder: buildBaselineExport('bare-article', article),
    path: '/',
  },
  ...['out', ...process.argv.slice(2)].flatMap((folder) =>
    Object.entries(pages)
      .filter(([, path]) => existsSync(join(folder, path, 'index.html')))
      .map(([name, path]) => ({
        label: folder === 'out' ? name : `${name}, ${folder}`,
        folder,
        path,
      })),
  ),
];
console.log(`Loading ${targets.length} pages on a slow phone (4x CPU, 1.6 Mbit/s, 150 ms)`);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const loads = await measure(browser, targets);
await browser.close();
console.log(`\nMedians of ${RUNS} loads with an empty cache; bytes as transferred\n`);
console.log(toRow(['page', ...columns.map(([title]) => title)]));
console.log(toRow(['---', ...columns.map(() => '---:')]));
for (const [index, { label }] of targets.entries()) {
  const medians = columns.map(([, figure]) =>
    median((loads[index] ?? []).map((load) => load[figure])).toFixed(0),
  );
  console.log(toRow([label, ...medians]));
}
// Otherwise the servers keep the process running.
process.exit();
