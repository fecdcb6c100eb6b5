import { defaultTreeAdapter } from 'parse5';
import { getAttribute, listElements, type Page } from '../html-tree';

/** Moves async scripts to the end of a page and removes preloads of scripts, so that its text is loaded first. */
export function moveScripts(page: Page): void {
  const [body] = listElements(page, 'body');
  for (const element of listElements(page, 'link', 'script')) {
    if (getAttribute(element, 'as') === 'script' || getAttribute(element, 'async') !== undefined) {
      defaultTreeAdapter.detachNode(element);
      if (body && element.tagName === 'script') {
        defaultTreeAdapter.appendChild(body, element);
      }
    }
  }
}
