import type { Page } from '@playwright/test';

/** Answers in place of the map's provider. */
export const replaceMap = (page: Page) =>
  page.route(/openstreetmap/, (route) => route.fulfill({ body: '<p>map</p>' }));
