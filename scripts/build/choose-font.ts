import { toInlineScript } from '@/lib/site/inline-script';
import { createElement, getAttribute, insertBefore, listElements, type Page } from '../html-tree';
import { findStyleSheet } from './inline-style-sheet';

/** The prefix of the file name of a font, by the script of a language (ISO 15924). */
const fontFiles: Readonly<Record<string, string>> = {
  Latn: 'latin.',
  Deva: 'devanagari.',
};

/** The file name of the font for a page, by the `lang` of its root element; throws if `fonts` has none. */
export function findFont(page: Page, fonts: readonly string[]): string {
  const [root] = listElements(page, 'html');
  const { script = '' } = new Intl.Locale((root && getAttribute(root, 'lang')) || 'und').maximize();
  const font = fonts.find((file) => file.startsWith(fontFiles[script] ?? '/'));
  if (!font) {
    throw new Error(`There is no font for the script "${script}".`);
  }
  return font;
}

/** The Network Information API of Chrome and Edge: https://wicg.github.io/netinfo/. */
interface Connection {
  saveData: boolean;
  /** The round-trip time, in ms. */
  rtt: number;
  /** The bandwidth, in Mbit/s. */
  downlink: number;
}

/**
 * Preloads a font, unless the connection is slow or Save-Data is on: Chrome would delay the first paint for it by up to
 * 100 ms, and the font (17 kB; Hindi 60 kB) would still be late. Removes its own script to avoid a hydration mismatch.
 */
export function preloadFont(href: string): void {
  document.currentScript?.remove();
  const { connection } = navigator as { connection?: Connection };
  if (connection && (connection.saveData || (connection.rtt > 110 && connection.downlink < 1.9))) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/**
 * Adds a script that preloads the font of a page unless the connection is slow, and a `<noscript>` link; `font` is its
 * URL. Throws if Next already preloads a font.
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
    createElement('script', {}, toInlineScript(preloadFont, font)),
    createElement('noscript', {}, [link]),
  );
}
