import { expect } from '@playwright/test';
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
