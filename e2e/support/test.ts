import { test as base, type Page, type Response } from '@playwright/test';
import { waitForHydration } from './hydration';

/** How a page is loaded, and when that counts as done. */
type Load<Args extends unknown[]> = (...args: Args) => Promise<Response | null>;
type LoadOptions = { waitUntil?: string } | undefined;

/**
 * Makes what loads a page wait until it is hydrated: a click before that is lost, which a busy machine
 * shows. A test of a page that is not hydrated yet, or never will be, waits for less than its load.
 */
function hydrateOnLoad(page: Page) {
  const thenHydrate =
    <Args extends unknown[]>(load: Load<Args>, toOptions: (...args: Args) => LoadOptions) =>
    async (...args: Args) => {
      const response = await load.apply(page, args);
      const { waitUntil } = toOptions(...args) ?? {};
      if (waitUntil !== 'commit' && waitUntil !== 'domcontentloaded') {
        await waitForHydration(page, { mayNeverBe: true });
      }
      return response;
    };
  page.goto = thenHydrate(page.goto, (_, options) => options);
  page.reload = thenHydrate(page.reload, (options) => options);
  page.goBack = thenHydrate(page.goBack, (options) => options);
  page.goForward = thenHydrate(page.goForward, (options) => options);
}

/** A visit to the site; as in a tab that has seen the splash, unless a test is about that. */
export const test = base.extend<{ hasSeenSplash: boolean }>({
  hasSeenSplash: [true, { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      context.on('page', hydrateOnLoad);
    }
    await use(context);
  },
  page: async ({ page, hasSeenSplash }, use) => {
    if (hasSeenSplash) {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('splash', 'seen');
        } catch {
          // Where storage is denied there is no splash.
        }
      });
    }
    await use(page);
  },
});
