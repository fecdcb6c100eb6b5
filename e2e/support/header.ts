import type { Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { headerOffsetPx } from '@/lib/site/style-tokens';
import { waitForFrames } from './animations';

const { navigation } = getMessages();

/** How far down the screen the header reaches. */
export const headerBottom = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

/** How far the top of a section is from the top of the screen, in px. */
export const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

/**
 * How far a section is from its place right below the header, in px: up to 1 px is in place, since
 * a section may begin at half a px and a scroll position is rounded.
 */
export const offsetFromHeader = async (page: Page, id: string) =>
  Math.abs((await topOf(page, id)) - headerOffsetPx);

/** Clicks a button of the header, which on a narrow screen may be in the menu. */
export async function clickInHeader(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if ((await button.count()) === 0) {
    await page.getByRole('button', { name: navigation.menu }).click();
  }
  await button.click();
}

/** The text spacing of WCAG 2.2, 1.4.12. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Replaces the last style, like a user style sheet: the content security policy does not block adopted style sheets. */
export async function setReaderStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
  await waitForFrames(page);
  // The header's height is measured in a frame, and a busy browser may draw none for a while.
  await page.waitForFunction(() => {
    const known = document.documentElement.style.getPropertyValue('--header-height');
    return Number.parseFloat(known) === document.querySelector('header')?.offsetHeight;
  });
}
