import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has taken over an element, by default 20,000 ms: where its code comes late, what is
 * clicked before is lost. Every element that React works carries its props under a key of React's own.
 */
export const waitForHydration = (element: Locator, timeout = 20_000) =>
  expect
    .poll(
      () =>
        element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
      { timeout },
    )
    .toBe(true);
