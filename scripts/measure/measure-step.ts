import type { Browser } from '@playwright/test';
import type { CompressedSite } from './compressed-site';

/** How far ahead of the click the visitor points at the link, in ms. */
const AHEAD_MS = 1000;

declare global {
  interface Window {
    stepTook: Promise<number>;
  }
}

// The frame in which the title stands is on the screen when a task behind its animation frame runs.
function timeNextClick() {
  window.stepTook = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('h1');
        new MutationObserver((_, observer) => {
          const title = document.querySelector('h1');
          if (title && title !== before) {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          }
        }).observe(document.body, { subtree: true, childList: true });
      },
      { capture: true, once: true },
    );
  });
}

/** How long a step from the blog's list to a post takes once its data is there, in ms. */
export async function measureStep(browser: Browser, site: CompressedSite): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await page.goto(`${site.origin}/blog/`, { waitUntil: 'networkidle' });
    const link = page.getByRole('main').getByRole('article').first().getByRole('link');
    await link.hover();
    await page.waitForTimeout(AHEAD_MS);
    await page.evaluate(timeNextClick);
    await link.click();
    return await page.evaluate(() => window.stepTook);
  } finally {
    await context.close();
  }
}
