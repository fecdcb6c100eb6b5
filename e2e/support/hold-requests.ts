import type { Page, Route } from '@playwright/test';

/** Holds back what a page asks for from now on at some addresses, until it is told to answer. */
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

/** The same for the scripts of pages. */
export const holdScripts = (page: Page) => holdRequests(page, '**/_next/static/**/*.js');
