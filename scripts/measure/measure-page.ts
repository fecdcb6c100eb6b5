import type { Browser, Page } from '@playwright/test';

/** A mid-range phone on a slow 4G network, as in Lighthouse. */
const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

const LONG_TASK_MS = 50;

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true };

/** The metrics of a page load with an empty cache: times in ms, response bodies in bytes as transferred. */
export interface PageLoad {
  firstPaint: number;
  blockingTime: number;
  html: number;
  script: number;
  font: number;
  total: number;
}

declare global {
  interface Window {
    longTasks: { startTime: number; duration: number }[];
  }
}

async function emulateSlowPhone(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

const observeLongTasks = (page: Page) =>
  page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries());
    }).observe({ type: 'longtask', buffered: true });
  });

/** First contentful paint, and Total Blocking Time: the time by which long tasks after it exceed 50 ms. */
async function readTimes(page: Page) {
  const { firstPaint, longTasks } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    longTasks: window.longTasks.map(({ startTime, duration }) => ({ startTime, duration })),
  }));
  const blockingTime = longTasks
    .filter(({ startTime }) => startTime >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
  return { firstPaint, blockingTime };
}

/** Loads a page in a new browser profile on an emulated slow phone. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const bytes: Record<string, number> = {};
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      const type = request.resourceType();
      bytes[type] = (bytes[type] ?? 0) + responseBodySize;
    });
    await observeLongTasks(page);
    await emulateSlowPhone(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const { document: html = 0, script = 0, font = 0 } = bytes;
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    return { ...(await readTimes(page)), html, script, font, total };
  } finally {
    await context.close();
  }
}
