import {
  getAttribute,
  listElements,
  type Page,
  type PageElement,
  removeElement,
} from '../html-tree';

const listPolyfills = (page: Page): PageElement[] =>
  listElements(page, 'script').filter((script) => getAttribute(script, 'nomodule') !== undefined);

/** The addresses of a page's scripts for browsers without modules. */
export const findPolyfills = (page: Page): string[] =>
  listPolyfills(page).map((script) => getAttribute(script, 'src') ?? '');

/**
 * Takes Next's script for browsers without modules out of a page. A browser that has them never loads
 * it, and the scripts of the site are written for Chrome and Edge 111, Firefox 111 and Safari 16.4
 * (https://nextjs.org/docs/architecture/supported-browsers): one without modules cannot read them.
 */
export function leaveOutPolyfill(page: Page): void {
  for (const script of listPolyfills(page)) {
    removeElement(script);
  }
}
