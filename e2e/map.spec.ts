import { expect, type Route } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { home } from '@/content/en/home';
import { test } from './support/test';

test('nobody but the site is asked for anything until a visitor comes near the map', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) {
      elsewhere.push(request.url());
    }
  });
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: '<p>map</p>' }));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
  const link = page.getByRole('link', { name: home.contact.mapLink });
  await expect(link).toHaveAttribute('href', String(clinic.map?.link));
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByTitle(home.contact.mapTitle)).toBeVisible();
  await expect.poll(() => elsewhere).toEqual([clinic.map?.embed]);
});

for (const [state, answer] of [
  ['there', (route: Route) => route.fulfill({ body: '<button>+</button>' })],
  ['on its way', () => undefined],
] as const) {
  test(`who tabs to a map that is ${state} sees where the focus is`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.route(/openstreetmap/, answer);
    await page.goto('/');
    const link = page.getByRole('link', { name: home.contact.mapLink });
    await link.scrollIntoViewIfNeeded();
    const map = page.getByTitle(home.contact.mapTitle);
    await expect(map).toBeAttached();
    await map.locator('xpath=preceding::a[1]').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await expect(map.locator('..')).toHaveCSS('outline-style', 'solid');
    await link.focus();
    await expect(map.locator('..')).toHaveCSS('outline-style', 'none');
  });
}
