import { expect } from '@playwright/test';
import { formatAddress } from '@/lib/clinic/address';
import { toMap } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';
import { noteElsewhere } from './support/console';
import { loadMap, replaceMap } from './support/replace-map';
import { test } from './support/test';

const { clinic, messages } = getContent();
const map = toMap(clinic, formatAddress(clinic, messages.clinic));
const { link, linkToCity, provider, title, titleOfClinic } = messages.clinic.map;
const mapTitle = map.hasPin ? titleOfClinic : title;

test('does not contact the map provider before the map is near the viewport, and shows the focus on the map', {
  tag: '@visit',
}, async ({ page, baseURL }) => {
  const elsewhere = noteElsewhere(page, baseURL);
  await replaceMap(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
  const mapsLink = page.getByRole('link', { name: map.hasPin ? link : linkToCity });
  await expect(mapsLink).toHaveAttribute('href', map.link);
  // A document without anything to focus yet hands the focus on to what follows the frame.
  await loadMap(page);
  const frame = page.getByTitle(mapTitle);
  expect(new Set(elsewhere)).toEqual(new Set([map.embed]));
  await frame.locator('xpath=preceding::*[self::a or self::button][1]').focus();
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  await expect(frame.locator('..')).toHaveCSS('outline-style', 'solid');
  await mapsLink.focus();
  await expect(frame.locator('..')).toHaveCSS('outline-style', 'none');
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
