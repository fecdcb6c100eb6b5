import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getAttribute,
  insertBefore,
  isElementNode,
  listElements,
  type Page,
  type PageElement,
  readPage,
  removeAttribute,
  removeElement,
  writePage,
} from '../html-tree';
import { listFiles, readHtml } from './page-bytes';

/** The article that is also measured as plain HTML. */
export const ARTICLE_PATH = '/vision-therapy/binocular/';

const isLink = (element: PageElement, name: string, value: string) =>
  element.tagName === 'link' && getAttribute(element, name) === value;

/**
 * Takes away the scripts of a page, its policy and what only they need; its font is preloaded, and its
 * style sheet is loaded as a file.
 */
function makePlain(page: Page): void {
  for (const element of listElements(page)) {
    if (isLink(element, 'rel', 'stylesheet')) {
      removeAttribute(element, 'disabled');
    } else if (isLink(element, 'as', 'font')) {
      const { parentNode } = element;
      if (parentNode && isElementNode(parentNode) && parentNode.tagName === 'noscript') {
        removeElement(element);
        insertBefore(parentNode, element);
        removeElement(parentNode);
      }
    } else if (
      ['script', 'style'].includes(element.tagName) ||
      isLink(element, 'as', 'script') ||
      getAttribute(element, 'http-equiv') === 'Content-Security-Policy'
    ) {
      removeElement(element);
    }
  }
}

/**
 * Writes the article as plain HTML with the site's own style sheet and font into a folder, and
 * returns the folder's path: what the same words and look weigh without any framework.
 */
export function writePlainArticle(out: string): string {
  const folder = join(process.cwd(), '.cache', 'plain-article');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = readPage(readHtml(out, ARTICLE_PATH));
  makePlain(page);
  const { styleSheets, fonts } = listFiles(page);
  for (const address of [...styleSheets, ...fonts]) {
    const { pathname } = new URL(address, 'http://site');
    cpSync(join(out, pathname), join(folder, pathname));
  }
  writeFileSync(join(folder, 'index.html'), writePage(page));
  return folder;
}
