import type { Page } from '@playwright/test';

/** The errors that a page throws from now on and that nothing catches. */
export function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** What other hosts than that of the site are asked for from now on. */
export function noteElsewhere(page: Page, baseURL: string | undefined): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) {
      elsewhere.push(request.url());
    }
  });
  return elsewhere;
}

/** Everything the console says from now on, errors that nothing catches, and what a policy blocks. */
export async function noteConsole(page: Page): Promise<string[]> {
  const heard = noteErrors(page);
  page.on('console', (entry) => heard.push(entry.text()));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: the one way out to the test.
      console.log(`blocked: ${effectiveDirective} ${blockedURI}`),
    ),
  );
  return heard;
}
