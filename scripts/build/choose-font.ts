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
import { findStyleSheet } from './find-style-sheet';
import { preloadFont, type SlowConnection } from './programs/preload-font';

/**
 * Chrome holds the first paint back for a font that is preloaded, by up to 100 ms. On a connection as
 * slow as this the font (34 kB) would come too late all the same, so it is left to load in its own
 * time, for the next page.
 */
const slow: SlowConnection = { rtt: 110, downlink: 1.9 };

const listFontPreloads = (page: Page): PageElement[] =>
  listElements(page, 'link').filter(
    (link) => getAttribute(link, 'rel') === 'preload' && getAttribute(link, 'as') === 'font',
  );

/** The address of the one font that a page preloads; throws where that is not exactly one. */
export function findFont(page: Page): string {
  const [link, second] = listFontPreloads(page);
  const href = link && getAttribute(link, 'href');
  if (!href || second) {
    throw new Error('It does not preload exactly one font.');
  }
  return href;
}

/**
 * Lets a page preload the font of the site where that helps, and always without scripts. The pages
 * for lost addresses do so too: Next leaves it out there, and the font would come too late to be used.
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
