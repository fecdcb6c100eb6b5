import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const preload = /<link rel="preload"[^>]*\sas="font"[^>]*>/;

/** The copies of the page for lost addresses in an export. */
const lostPages = ['404.html', '404/index.html', '_not-found/index.html'];

/**
 * Lets the page for lost addresses ask for the font as early as the home page does: Next leaves that
 * out, and the font would come too late to be used. Throws where the home page asks for none.
 */
export function preloadFont(folder: string): void {
  const [link] = preload.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  if (!link) {
    throw new Error('The home page preloads no font.');
  }
  for (const page of lostPages) {
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    if (!preload.test(html)) {
      writeFileSync(path, html.replace('<link rel="stylesheet"', `${link}<link rel="stylesheet"`));
    }
  }
}
