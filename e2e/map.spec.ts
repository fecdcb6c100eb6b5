import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { test } from './support/test';

const { provider, title, titleOfClinic } = getMessages().clinic.map;
const mapTitle = new RegExp(`^(${title}|${titleOfClinic})$`);

test('the map box shows no browser error when its provider is not reached', async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await page.getByText(provider).scrollIntoViewIfNeeded();
  await failed;
  await expect(page.getByText(provider)).toBeVisible();
  await expect(page.getByTitle(mapTitle)).toHaveCount(0);
});
