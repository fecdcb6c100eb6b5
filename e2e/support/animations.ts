import { expect, type Locator, type Page } from '@playwright/test';

/** Sets every running style animation inside an element to one moment after its start, in ms. */
export const seekAnimations = (element: Locator, time: number) =>
  element.evaluate((root, currentTime) => {
    for (const animation of root.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);

/** Advances the fake clock to ten minutes and pauses it; `pauseAt` cannot go back. */
export const pauseClock = (page: Page) => page.clock.pauseAt(600_000);

/** Waits for hydration: a click before it would count at a later time of the fake clock. */
export const expectReady = (page: Page) => expect(page.locator('[data-hydrating]')).toHaveCount(0);

/** Opens a page, and stops the time of its timers once it is hydrated. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await expectReady(page);
  await pauseClock(page);
}

/**
 * Stops the time of a page's timers and style animations before it is loaded, so that a busy machine
 * misses nothing; the returned function lets the animations run. Only Chromium can.
 */
export async function holdTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.install({ time: 0 });
  await pauseClock(page);
  const client = await page.context().newCDPSession(page);
  const setPlaybackRate = async (playbackRate: number) => {
    await client.send('Animation.setPlaybackRate', { playbackRate });
  };
  await client.send('Animation.enable');
  await setPlaybackRate(0);
  return () => setPlaybackRate(1);
}

/**
 * Waits for two frames, after which a page has taken in a change of its layout; at most a second,
 * because a busy browser may draw none.
 */
export const waitForFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 1000);
      }),
  );
