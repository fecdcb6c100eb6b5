import type { Page } from '@playwright/test';

/** Holds back what a page asks for from now on at some addresses, until it is told to let it go. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The same for the scripts of pages. */
export const holdScripts = (page: Page) => holdRequests(page, '**/_next/static/**/*.js');
