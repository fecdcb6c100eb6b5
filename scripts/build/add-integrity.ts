import {
  getAttribute,
  listElements,
  type Page,
  type PageElement,
  setAttribute,
} from '../html-tree';
import { toHash } from './page-policy';

/** The address of the script that an element loads, if it loads one. */
function findScriptAddress(element: PageElement): string | undefined {
  if (element.tagName === 'script') {
    return getAttribute(element, 'src');
  }
  const isPreload = getAttribute(element, 'rel') === 'preload';
  return isPreload && getAttribute(element, 'as') === 'script'
    ? getAttribute(element, 'href')
    : undefined;
}

/**
 * Tells the browser the hash of every script that a page loads. `read` throws where the address is
 * not that of a script of the build.
 */
export function addIntegrity(page: Page, read: (address: string) => Buffer): void {
  for (const element of listElements(page, 'script', 'link')) {
    const address = findScriptAddress(element);
    if (address !== undefined) {
      setAttribute(element, 'integrity', toHash(read(address)));
    }
  }
}
