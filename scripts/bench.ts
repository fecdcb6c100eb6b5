// Measures pages of out/, and of folders given as arguments, on an emulated slow phone, beside a plain HTML article.
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { escapeHtml } from '@/lib/text/escape-html';
import { fail } from './fail';
import { findBrowser } from './find-browser';
import { getAllText, listElements, readPage } from './html-tree';
import { exportedSite } from './serve/exported-site';
import { NO_BUILD } from './settings';

const RUNS = Number(process.env.BENCH_RUNS || 5);
const LIST = '/vision-therapy/';
const ARTICLE = '/vision-therapy/binocular/';
const pages = ['/', ARTICLE, '/blog/1/', '/patient-form/', '/hi/'];
/** The screen of a small phone; its network is the slow 4G of Lighthouse (150 ms, 1.6 Mbit/s: 2e5 bytes/s). */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 2e5 };

/** Times in ms, and response bodies in bytes as transferred. */
type Figures = Record<string, number>;

async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Measures first contentful paint, the total blocking time after it, and bytes by resource type (empty cache). */
async function load(context: BrowserContext, url: string): Promise<Figures> {
  const requests: Request[] = [];
  context.on('requestfinished', (request) => requests.push(request));
  const page = await openSlowly(context, url);
  const times = await page.evaluate(async () => {
    const tasks: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask', buffered: true });
    await new Promise((done) => setTimeout(done, 100));
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = tasks
      .filter(({ startTime }) => startTime >= paint)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { paint, blocking };
  });
  const bytes: Figures = { all: 0 };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    for (const kind of [request.resourceType(), 'all']) {
      bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
    }
  }
  return { ...times, ...bytes };
}

/** Measures the time from a click on an article in its list until the title of the article is visible. */
async function click(context: BrowserContext, url: string): Promise<Figures> {
  const page = await openSlowly(context, url);
  const link = page.locator(`main a[href="${ARTICLE}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const start = performance.now();
  await link.click({ noWaitAfter: true });
  await page.waitForURL(`**${ARTICLE}`, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return { paint: performance.now() - start };
}

/** Writes the text of the article as HTML with two CSS rules; returns its folder. */
function writePlainArticle(): string {
  const file = join('out', ARTICLE, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : fail(NO_BUILD);
  const text = listElements(readPage(html), 'main')
    .flatMap((main) => listElements(main, 'h1', 'h2', 'h3', 'p', 'li'))
    .filter((element) => listElements(element, 'p').length === 0)
    .map((element) => `<${element.tagName}>${escapeHtml(getAllText(element))}</${element.tagName}>`)
    .join('\n');
  const style = '<style>body { max-width: 40rem; margin: auto; } p { line-height: 1.6; }</style>';
  const head = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Article</title>${style}`;
  const folder = '.cache/plain-article';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), `${head}${text}`);
  return folder;
}

/** Serves an export on a free port, with compression; returns its origin. */
async function serve(folder: string): Promise<string> {
  const server = createServer(exportedSite(folder, '')).listen(0).unref();
  await once(server, 'listening');
  return `http://localhost:${(server.address() as { port: number }).port}`;
}

const toTarget = (label: string, url: string, measure = load) => {
  const loads: Figures[] = [];
  return { label, url, measure, loads };
};

const targets = [toTarget('article, plain HTML', await serve(writePlainArticle()))];
for (const folder of ['out', ...process.argv.slice(2)]) {
  const origin = await serve(folder);
  const present = [...pages, LIST].filter((path) => existsSync(join(folder, path, 'index.html')));
  for (const path of present) {
    const [label, measure] = path === LIST ? [`click in ${path}`, click] : [path, load];
    targets.push(toTarget(`${folder}: ${label}`, `${origin}${path}`, measure));
  }
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
// Measured in turns, so that other load on the machine affects all alike; the first load only warms up the server.
for (let run = 0; run <= RUNS; run += 1) {
  for (const { url, measure, loads } of targets) {
    const context = await browser.newContext(phone);
    const figures = await measure(context, url);
    await context.close();
    loads.push(...(run > 0 ? [figures] : []));
  }
}
await browser.close();
const columns = ['paint', 'blocking', 'document', 'script', 'font', 'all'];
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]?.toFixed(0);
console.log(`Medians of ${RUNS} loads with an empty cache: ms, and bytes as transferred\n`);
console.log(`| page | ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}`);
for (const { label, loads } of targets) {
  const medians = columns.map((name) => median(loads.flatMap((figures) => figures[name] ?? [])));
  console.log(`| ${[label, ...medians].join(' | ')} |`);
}
