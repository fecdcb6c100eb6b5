import { expect } from '@playwright/test';
import { hideNotice } from '@/lib/browser/head/hide-notice';
import { toInlineScript } from '@/lib/site/inline-script';
import { test } from './support/test';

test('a clinic notice is hidden before its start time and after its end time', async ({ page }) => {
  const hide = toInlineScript(hideNotice, 1000, 2000);
  for (const [now, isShown] of [
    [999, false],
    [1000, true],
    [1999, true],
    [2000, false],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto('/faq/');
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.dataset.notice = '';
    });
    await page.evaluate(hide);
    await expect(page.locator('h1[data-notice]'), `${now}`).toBeVisible({ visible: isShown });
  }
});
