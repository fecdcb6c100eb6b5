import { createElement, getAttribute, insertBefore, type Page, setAttribute } from '../html-tree';
import { findStyleSheet } from './find-style-sheet';

const address = /\burl\(([^)"':]+)\)/g;

/** The sheet with its addresses, which are relative to its own place, as seen from the whole site. */
const moveSheet = (sheet: string, href: string) =>
  sheet.replace(
    address,
    (_, file: string) => `url(${new URL(file, `http://site${href}`).pathname})`,
  );

/**
 * Puts the style sheet of a page into the page, so that the first page a visitor opens is drawn
 * without a second round trip. The link stays as a disabled one, which no browser loads: React takes
 * it for the sheet it is about to insert. Throws where the page has no style sheet or a second one.
 */
export function inlineStyleSheet(page: Page, read: (address: string) => string): void {
  const link = findStyleSheet(page);
  const href = getAttribute(link, 'href') ?? '';
  const sheet = moveSheet(read(href), href);
  insertBefore(link, createElement('style', { 'data-href': href }, sheet));
  setAttribute(link, 'disabled', '');
}
