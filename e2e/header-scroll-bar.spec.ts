import { expect, type Page } from '@playwright/test';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { test } from './support/test';

// Playwright hides the scroll bars that take room beside a page.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** In how many rows the header shows its links and buttons. */
async function countRows(page: Page): Promise<number> {
  const middles = await page
    .getByRole('banner')
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { top, height } = control.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
  return new Set(middles).size;
}

for (const code of listPublishedLanguages()) {
  test(`the header in ${code} keeps to one row beside a scroll bar`, {
    tag: '@visit',
  }, async ({ page }) => {
    await page.goto(toAddressIn(code, '/faq/'));
    for (const width of [
      320, 345, 360, 375, 384, 390, 395, 412, 600, 768, 1024, 1167, 1280, 1366, 1920,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(room, 'the scroll bar takes room').toBeLessThan(width);
      expect.soft(await countRows(page), `rows at ${width} px`).toBe(1);
    }
  });
}
