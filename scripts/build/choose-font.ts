import { toInlineScript } from '@/lib/site/inline-script';
import { createElement, getAttribute, insertBefore, listElements, type Page } from '../html-tree';
import { findStyleSheet } from './inline-style-sheet';
import { preloadFont, type SlowConnection } from './programs/preload-font';

/**
 * Chrome delays the first paint for a preloaded font by up to 100 ms. On a slow connection, the font (17 kB)
 * would still be too late, so it loads with low priority, for the next page.
 */
const slow: SlowConnection = { rtt: 110, downlink: 1.9 };

/** The beginning of the file name of a font, by the script of a language (ISO 15924). */
const fontFiles: Readonly<Record<string, string>> = {
  Latn: 'latin.',
  Deva: 'devanagari.',
};

/** The font of a page, by the `lang` of its root element, as a file name in `fonts`; throws if there is none. */
export function findFont(page: Page, fonts: readonly string[]): string {
  const [root] = listElements(page, 'html');
  const { script = '' } = new Intl.Locale((root && getAttribute(root, 'lang')) || 'und').maximize();
  const font = fonts.find((file) => file.startsWith(fontFiles[script] ?? '/'));
  if (!font) {
    throw new Error(`There is no font for the script "${script}".`);
  }
  return font;
}

/**
 * Adds a script that preloads the font of a page unless the connection is slow, and a `<noscript>` link; `font` is its
 * address. Throws if Next preloads a font itself.
 */
export function chooseFont(page: Page, font: string): void {
  if (listElements(page, 'link').some((link) => getAttribute(link, 'as') === 'font')) {
    throw new Error('It preloads a font already.');
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
