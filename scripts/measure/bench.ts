// Measures how fast the export in out/ comes to a phone on a slow network, beside two baselines.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { fail } from '../fail';
import { findBrowser } from '../find-browser';
import { buildBaselineExport } from './baseline-next-export';
import { ARTICLE_PATH, writePlainArticle } from './baselines';
import { serveCompressed } from './compressed-site';
import { findUnusedScript, loadPage, type PageLoad } from './measure-page';
import { measureStep } from './measure-step';
import { median, type PageResult, readResult, saveResult, toMedians, toTable } from './report';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', default: 'latest' },
    runs: { type: 'string', default: '5' },
    compare: { type: 'boolean', default: false },
  },
});

/** A page to measure, in the export it belongs to. */
interface Target {
  label: string;
  folder: string;
  path: string;
}

const defaultPaths = ['/', ARTICLE_PATH, '/blog/1/', '/patient-form/'];

/** Loads the pages in turns, so that a busy minute of the machine slows all of them alike. */
async function measure(browser: Browser, targets: readonly Target[]): Promise<PageResult[]> {
  const measured = await Promise.all(
    targets.map(async ({ label, folder, path }) => ({
      label,
      path,
      site: await serveCompressed(folder),
      loads: [] as PageLoad[],
    })),
  );
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const { site, path, loads } of measured) {
      loads.push(await loadPage(browser, site, path));
    }
  }
  const results: PageResult[] = [];
  for (const { label, path, site, loads } of measured) {
    const unusedScript = await findUnusedScript(browser, site, path);
    results.push({ label, ...toMedians(loads), unusedScript });
    site.close();
  }
  return results;
}

async function measureSteps(browser: Browser): Promise<number> {
  const site = await serveCompressed('out');
  try {
    const times: number[] = [];
    for (let run = 0; run < Number(options.runs); run += 1) {
      times.push(await measureStep(browser, site));
    }
    return median(times);
  } finally {
    site.close();
  }
}

async function bench(): Promise<void> {
  if (!existsSync('out/404.html')) {
    fail('There is no finished build in out/: run "npm run build" first.');
  }
  const paths = positionals.length > 0 ? positionals : defaultPaths;
  const targets: Target[] = [
    { label: 'article as plain HTML', folder: writePlainArticle('out'), path: '/' },
    { label: 'bare Next export', folder: buildBaselineExport(), path: '/' },
    ...paths.map((path) => ({ label: path, folder: 'out', path })),
  ];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const pages = await measure(browser, targets);
  const step = await measureSteps(browser);
  await browser.close();
  const result = { name: options.name, runs: Number(options.runs), pages, step };
  saveResult(result);
  console.log(toTable(result));
}

if (options.compare) {
  for (const file of positionals) {
    console.log(toTable(readResult(file)));
  }
} else {
  await bench();
}
