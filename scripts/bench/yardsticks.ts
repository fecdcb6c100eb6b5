import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readPage } from './page-bytes';

/** The article that is also measured as plain HTML. */
export const ARTICLE_PATH = '/vision-therapy/binocular/';

const styleSheet = /<style\b[^>]*>[\s\S]*?<\/style>(<link[^>]*) disabled=""/i;

/**
 * The page without its scripts, its policy and what only they need; its font is preloaded, and its
 * style sheet is loaded as a file.
 */
const toPlainHtml = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/gi, '')
    .replace(/<noscript>(<link\b[^>]*\bas="font"[^>]*>)<\/noscript>/i, '$1')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(styleSheet, '$1');

/**
 * Writes the article as plain HTML with the site's own style sheet and font into a folder, and
 * returns the folder's path: what the same words and look weigh without any framework.
 */
export function writePlainArticle(out: string): string {
  const folder = join(process.cwd(), '.cache', 'plain-article');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const html = toPlainHtml(readPage(out, ARTICLE_PATH));
  const { styleSheets, fonts } = listFiles(html);
  for (const address of [...styleSheets, ...fonts]) {
    const { pathname } = new URL(address, 'http://site');
    cpSync(join(out, pathname), join(folder, pathname));
  }
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}
