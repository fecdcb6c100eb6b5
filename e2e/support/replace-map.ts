import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';

/** Mocks the map provider, with a focusable element as in the real map. */
export const replaceMap = (page: Page) =>
  page.route(/openstreetmap/, (route) => route.fulfill({ body: '<p>map</p><button>+</button>' }));

/**
 * Waits for the mocked map document, and returns to the top of the page. If the document loads while its iframe has the
 * focus, the focus is lost.
 */
export async function loadMap(page: Page): Promise<void> {
  await page.getByText(getMessages().clinic.map.provider).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').contentFrame().getByText('map')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}
