import type { Page } from '@playwright/test';

/** How many sheets Chromium prints; its PDF names each in plain text. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, width: '210mm', height: '297mm' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
