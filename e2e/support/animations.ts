import { expect, type Locator, type Page } from '@playwright/test';

/** Pauses every running CSS animation inside an element at a time after its start, in ms. */
export const seekAnimations = (element: Locator, time: number) =>
  element.evaluate((root, currentTime) => {
    for (const animation of root.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);

/** Advances the fake clock to ten minutes and pauses it; `pauseAt` cannot go back. */
export const pauseClock = (page: Page) => page.clock.pauseAt(600_000);

/** Waits for hydration, because an earlier click would take effect at a later time of the fake clock. */
export const expectReady = (page: Page) => expect(page.locator('[data-hydrating]')).toHaveCount(0);

/** Opens a page, and pauses its timers once it is hydrated. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await expectReady(page);
  await pauseClock(page);
}

/**
 * Stops the timers and CSS animations of a page before it is loaded, so that a busy machine misses nothing; the
 * returned function resumes the animations. Works only in Chromium.
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
 * Waits for two frames, after which a layout change has taken effect; at most for a second, because a busy browser may
 * draw no frames.
 */
export const waitForFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 1000);
      }),
  );
