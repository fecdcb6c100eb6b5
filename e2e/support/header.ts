import type { Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { readToken } from '@/lib/site/style-tokens';
import { waitForFrames } from './animations';

const { navigation } = getMessages();

export const headerOffsetPx = Number.parseFloat(readToken(':root', 'header-offset'));

/** The position of the header's bottom edge, in px from the top of the screen. */
export const headerBottom = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

/** The distance of a section's top edge from the top of the screen, in px. */
export const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

/**
 * The distance of a section from its position right below the header, in px: up to 1 px is accepted, since a section
 * may begin at half a pixel and scroll positions are rounded.
 */
export const offsetFromHeader = async (page: Page, id: string) =>
  Math.abs((await topOf(page, id)) - headerOffsetPx);

/** Clicks a header button, which may be in the menu on a narrow screen. */
export async function clickInHeader(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if ((await button.count()) === 0) {
    await page.getByRole('button', { name: navigation.menu }).click();
  }
  await button.click();
}

/** The text spacing values of WCAG 2.2, 1.4.12. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Sets CSS like a user style sheet, replacing the last one: the CSP does not block adopted style sheets. */
export async function setReaderStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
  await waitForFrames(page);
  // The header height is measured in an animation frame, and a busy browser may draw none for a while.
  await page.waitForFunction(() => {
    const known = document.documentElement.style.getPropertyValue('--header-height');
    return Number.parseFloat(known) === document.querySelector('header')?.offsetHeight;
  });
}
