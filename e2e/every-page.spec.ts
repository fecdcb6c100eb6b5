import { expect } from '@playwright/test';
import { sharedPaths } from '@/checks/support/routes';
import { expectNoAxeViolations } from './support/axe';
import { test } from './support/test';
import { inEitherTheme } from './support/themes';
import { timeForEveryPage } from './support/time-for-every-page';

test.describe('without JavaScript', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page is there to read', { tag: '@visit' }, async ({ page }) => {
    test.setTimeout(timeForEveryPage(3000));
    for (const path of sharedPaths) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect.soft(response?.status()).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
        expect.soft(words).toBeGreaterThan(25);
      });
    }
  });
});

for (const path of sharedPaths) {
  test(`axe finds nothing on ${path} in either theme, wide or narrow`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto(path);
    const wide = page.viewportSize();
    const narrow = { width: 360, height: 740 };
    for (const size of [wide ?? narrow, narrow]) {
      await page.setViewportSize(size);
      await inEitherTheme(page, () => expectNoAxeViolations(page));
    }
  });
}
