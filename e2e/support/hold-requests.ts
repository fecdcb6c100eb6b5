import type { Page, Route } from '@playwright/test';

/** Delays the responses to these URLs until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return () => release();
}

/** Delays the hydration of a page until the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, '**/_next/static/**/*.js');
