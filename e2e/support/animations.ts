import type { Locator } from '@playwright/test';

/** Sets every running style animation inside an element to one moment after its start, in ms. */
export const seekAnimations = (element: Locator, time: number) =>
  element.evaluate((root, currentTime) => {
    for (const animation of root.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);
