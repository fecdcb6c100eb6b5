import { toInlineScript } from '@/lib/site/inline-script';
import {
  createElement,
  getAttribute,
  insertBefore,
  listElements,
  type Page,
  type PageElement,
  removeElement,
} from '../html-tree';
import { findStyleSheet } from './inline-style-sheet';
import { preloadFont, type SlowConnection } from './programs/preload-font';

/**
 * Chrome delays the first paint for a preloaded font by up to 100 ms. On a slow connection, the font (26 kB)
 * would still be too late, so it loads with low priority, for the next page.
 */
const slow: SlowConnection = { rtt: 110, downlink: 1.9 };

const listFontPreloads = (page: Page): PageElement[] =>
  listElements(page, 'link').filter(
    (link) => getAttribute(link, 'rel') === 'preload' && getAttribute(link, 'as') === 'font',
  );

/** The URL of the only preloaded font of a page; throws if there is none or a second one. */
export function findFont(page: Page): string {
  const [link, second] = listFontPreloads(page);
  const href = link && getAttribute(link, 'href');
  if (!href || second) {
    throw new Error('It does not preload exactly one font.');
  }
  return href;
}

/**
 * Replaces the font preload of a page by a script that preloads it unless the connection is slow, and a
 * `<noscript>` link; also on 404 pages, for which Next writes no preload.
 */
export function chooseFont(page: Page, font: string): void {
  for (const link of listFontPreloads(page)) {
    if (getAttribute(link, 'href') !== font) {
      throw new Error(`It preloads another font, ${getAttribute(link, 'href')}.`);
    }
    removeElement(link);
  }
  const link = createElement('link', {
    rel: 'preload',
    href: font,
    as: 'font',
    crossorigin: '',
    type: 'font/woff2',
  });
  insertBefore(
    findStyleSheet(page),
    createElement('script', {}, toInlineScript(preloadFont, font, slow)),
    createElement('noscript', {}, [link]),
  );
}
