import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from './list-pages';

const link = /<link rel="stylesheet" href="([^"]*)"( data-precedence="[^"]*")\/>/;

const address = /\burl\(([^)"':]+)\)/g;

/** The sheet with its addresses, which are relative to its own place, as seen from the whole site. */
const moveSheet = (sheet: string, href: string) =>
  sheet.replace(
    address,
    (_, file: string) => `url(${new URL(file, `http://site${href}`).pathname})`,
  );

/**
 * Puts the style sheet of every page of an export into the page, so that the first page a visitor
 * opens is drawn without a second round trip. The link stays as a disabled one, which no browser
 * loads: React takes it for the sheet it is about to insert. (`experimental.inlineCss` of Next puts
 * the sheet into the page twice, and leaves a page that was cut off on its way empty.)
 * Throws where a page has no style sheet.
 */
export function inlineStyleSheet(folder: string, basePath: string): void {
  for (const page of listPages(folder)) {
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    const [tag, href = '', precedence = ''] = link.exec(html) ?? [];
    if (!tag) {
      throw new Error(`${page} has no style sheet.`);
    }
    const sheet = readFileSync(join(folder, href.slice(basePath.length)), 'utf8');
    const inline = `<style data-href="${href}">${moveSheet(sheet, href)}</style>`;
    const kept = `<link rel="stylesheet" href="${href}"${precedence} disabled=""/>`;
    writeFileSync(
      path,
      html.replace(tag, () => inline + kept),
    );
  }
}
