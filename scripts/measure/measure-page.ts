import type { Browser, Page } from '@playwright/test';
import type { CompressedSite } from './compressed-site';

/** A phone of the middle range on a slow mobile network. */
const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_SECOND = 1_600_000;
const UP_BITS_PER_SECOND = 750_000;

/** From here on a task holds up the visitor, in ms. */
const LONG_TASK_MS = 50;

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true };

const kinds = ['document', 'stylesheet', 'script', 'font'] as const;
const noBytes = { document: 0, stylesheet: 0, script: 0, font: 0, other: 0 };
type Kind = keyof typeof noBytes;

/** One load of a page with nothing cached: times in ms, weights in bytes as brotli. */
export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  requests: number;
  bytes: Record<Kind, number>;
}

interface Noted {
  largestPaint: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

function takeNotes() {
  const noted: Noted = { largestPaint: 0, layoutShift: 0, longTasks: [] };
  window.noted = noted;
  // No function here may have a name: the compiler of the scripts would mark it with one of its own.
  const observers: [string, (entry: PerformanceEntry) => void][] = [
    [
      'largest-contentful-paint',
      ({ startTime }) => Object.assign(noted, { largestPaint: startTime }),
    ],
    [
      'layout-shift',
      (entry) => {
        const { value, hadRecentInput } = entry as PerformanceEntry & LayoutShift;
        noted.layoutShift += hadRecentInput ? 0 : value;
      },
    ],
    ['longtask', ({ startTime, duration }) => noted.longTasks.push({ start: startTime, duration })],
  ];
  for (const [type, note] of observers) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  }
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN_BITS_PER_SECOND / 8,
    uploadThroughput: UP_BITS_PER_SECOND / 8,
  });
}

const readNotes = (page: Page) =>
  page.evaluate(() => ({
    ...window.noted,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));

/** Loads a page once in a new profile, slowed down as a phone on a slow network is. */
export async function loadPage(
  browser: Browser,
  site: CompressedSite,
  path: string,
): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const bytes = { ...noBytes };
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith(site.origin) && !asked.has(request.url())) {
        const kind = kinds.find((known) => known === request.resourceType()) ?? 'other';
        bytes[kind] += site.weigh(request.url());
        asked.add(request.url());
      }
    });
    await page.addInitScript(takeNotes);
    await slowDown(page);
    await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
    const { firstPaint, largestPaint, layoutShift, longTasks } = await readNotes(page);
    const blocked = longTasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
    return { firstPaint, largestPaint, blocked, layoutShift, requests: asked.size, bytes };
  } finally {
    await context.close();
  }
}

/** The share of a page's script that did not run while it loaded, from 0 to 1; weighed uncompressed. */
export async function findUnusedScript(
  browser: Browser,
  site: CompressedSite,
  path: string,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.coverage.startJSCoverage();
    await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
    let total = 0;
    let unused = 0;
    for (const { source = '', functions } of await page.coverage.stopJSCoverage()) {
      // Inner ranges come after outer ones and overrule them.
      const isUsed = new Uint8Array(source.length);
      for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
        isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      }
      total += source.length;
      unused += isUsed.filter((flag) => flag === 0).length;
    }
    return total === 0 ? 0 : unused / total;
  } finally {
    await context.close();
  }
}
