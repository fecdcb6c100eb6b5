import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { loadMap, replaceMap } from './support/replace-map';
import { test } from './support/test';

const { provider, title, titleOfClinic } = getMessages().clinic.map;
const mapTitle = new RegExp(`^(${title}|${titleOfClinic})$`);

// That no page asks the map's provider before the map is near: every-page.spec.ts.
test('shows the focus on the map', { tag: '@visit' }, async ({ page }) => {
  await replaceMap(page);
  await page.goto('/');
  // A document without anything to focus yet hands the focus on to what follows the frame.
  await loadMap(page);
  const frame = page.getByTitle(mapTitle);
  await frame.locator('xpath=preceding::*[self::a or self::button][1]').focus();
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  await expect(frame.locator('..')).toHaveCSS('outline-style', 'solid');
});

test('shows no error page of the browser in the box of a map that cannot be reached', async ({
  page,
}) => {
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await page.getByText(provider).scrollIntoViewIfNeeded();
  await failed;
  await expect(page.getByText(provider)).toBeVisible();
  await expect(page.getByTitle(mapTitle)).toHaveCount(0);
});
