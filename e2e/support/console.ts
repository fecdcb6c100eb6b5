import type { Page } from '@playwright/test';

/** Collects the URLs of requests to other hosts from now on. */
export function noteElsewhere(page: Page, baseURL: string | undefined): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) {
      elsewhere.push(request.url());
    }
  });
  return elsewhere;
}

/** Collects console messages, uncaught errors and violations of the content security policy from now on. */
export async function noteConsole(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (entry) => heard.push(entry.text()));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: the only way to report to the test.
      console.log(`blocked: ${effectiveDirective} ${blockedURI}`),
    ),
  );
  return heard;
}
