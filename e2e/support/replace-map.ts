import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';

/** Answers in place of the map's provider, with a focusable element, as the map has. */
export const replaceMap = (page: Page) =>
  page.route(/openstreetmap/, (route) => route.fulfill({ body: '<p>map</p><button>+</button>' }));

/**
 * Waits for the document of the replaced map, and returns to the top of the page. A document that arrives
 * while its frame has the focus takes the focus away.
 */
export async function loadMap(page: Page): Promise<void> {
  await page.getByText(getMessages().clinic.map.provider).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').contentFrame().getByText('map')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}
