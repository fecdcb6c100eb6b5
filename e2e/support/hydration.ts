import { expect, type Page } from '@playwright/test';

/**
 * Tells in the browser whether React has taken over the page: what is clicked before is lost. React says so of
 * its root, which waits for all of the page's code. A page without the site's header, and one that says it has
 * lost a script, may never be taken over: with `mayNeverBe` they count as well.
 */
export function isHydrated(mayNeverBe = false): boolean {
  const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1];
  return (
    root?.stateNode.current.memoizedState.isDehydrated === false ||
    (mayNeverBe && !document.querySelector('html:not(.script-lost) header button'))
  );
}

/** Waits until React has taken over a page, or the one that it leads to at once. */
export const waitForHydration = (page: Page, { mayNeverBe = false } = {}) =>
  expect.poll(() => page.evaluate(isHydrated, mayNeverBe).catch(() => false)).toBe(true);
