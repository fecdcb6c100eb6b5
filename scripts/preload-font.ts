import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from './list-pages';

const preload = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/;

/**
 * Chrome holds the first paint back for a font that is preloaded, by up to 100 ms. On a connection as
 * slow as this the font (34 kB) would come too late all the same, so it is left to load in its own
 * time, for the next page. The round trip is in ms, the speed in Mbit/s; where neither is known, as
 * in Firefox and Safari, or without scripts, the font is preloaded. The script leaves no trace, because
 * React would take it for the one of the layout.
 */
const toScript = (href: string) =>
  `(function(c,l){document.currentScript.remove();if(c&&(c.saveData||c.rtt>110&&c.downlink<1.9))return;l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href='${href}';document.head.append(l)})(navigator.connection,document.createElement('link'));`;

/**
 * Lets every page of an export preload the font where that helps. The pages for lost addresses do so
 * too: Next leaves it out there, and the font would come too late to be used. Throws where the home
 * page preloads no font.
 */
export function preloadFont(folder: string): void {
  const [link, href] = preload.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  if (!link || !href) {
    throw new Error('The home page preloads no font.');
  }
  const choice = `<script>${toScript(href)}</script><noscript>${link}</noscript>`;
  for (const page of listPages(folder)) {
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8').replace(preload, '');
    writeFileSync(
      path,
      html.replace('<link rel="stylesheet"', (sheet) => choice + sheet),
    );
  }
}
