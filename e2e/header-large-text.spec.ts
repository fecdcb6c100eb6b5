import { expect } from '@playwright/test';
import { expectNothingBehindHeader } from './support/header';
import { test } from './support/test';

// "Very large", the largest size of text that Chrome offers in its settings.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
    }),
});

test('nothing stands behind the header of a phone', async ({ page }) => {
  await expectNothingBehindHeader(
    page,
    [360, 390, 412].map((width) => ({ width, height: 800 })),
  );
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
});
