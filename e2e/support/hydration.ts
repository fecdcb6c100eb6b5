import { expect, type Locator } from '@playwright/test';

/** What React notes on the document it hydrates, as far as it is read here. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Waits until React has taken over an element: what is clicked while a page waits for a part
 * of its code is lost. Every element that React works carries its props under a key of React's own, and the
 * root tells whether all of the page is there. A page that says it has lost a script may never be taken over:
 * with `unlessLost` it is not waited for.
 */
export const waitForHydration = (element: Locator, { unlessLost = false } = {}) =>
  expect
    .poll(() =>
      element.evaluate((node, mayBeLost) => {
        const valueNamed = (owner: object, name: string) =>
          Object.entries(owner).find(([key]) => key.startsWith(name))?.[1];
        const root: ReactRoot | undefined = valueNamed(document, '__reactContainer');
        return (
          (mayBeLost && node.matches('.script-lost *')) ||
          (valueNamed(node, '__reactProps') !== undefined &&
            root?.stateNode.current.memoizedState.isDehydrated === false)
        );
      }, unlessLost),
    )
    .toBe(true);
