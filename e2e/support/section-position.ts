import type { Page } from '@playwright/test';
import { headerOffsetPx } from '@/lib/site/style-tokens';

/** How far the top of a section is from the top of the screen, in px. */
export const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

/**
 * How far a section is from its place right below the header, in px: up to 1 px is in place, since
 * a section may begin at half a px and a scroll position is rounded.
 */
export const offsetFromHeader = async (page: Page, id: string) =>
  Math.abs((await topOf(page, id)) - headerOffsetPx);
