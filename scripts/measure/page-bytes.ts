import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getAttribute, listElements, readPage } from '../html-tree';

/** The size of a text in bytes after brotli compression at the highest quality. */
export const weigh = (content: string | Buffer): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  }).byteLength;

/** The total compressed size of files of an export, in bytes; font files are already compressed. */
export const weighFiles = (out: string, addresses: readonly string[]): number =>
  addresses
    .map((address) => readFileSync(join(out, new URL(address, 'http://site').pathname)))
    .map((content, index) =>
      addresses[index]?.includes('.woff2') ? content.byteLength : weigh(content),
    )
    .reduce((sum, bytes) => sum + bytes, 0);

export const readHtml = (out: string, path: string): string =>
  readFileSync(join(out, path, 'index.html'), 'utf8');

/** The URLs of the scripts and fonts that a browser with modules loads for the HTML of a page. */
export function listFilesOf(out: string, path: string): Record<'scripts' | 'fonts', string[]> {
  const page = readPage(readHtml(out, path));
  const scripts = listElements(page, 'script')
    .filter((script) => getAttribute(script, 'nomodule') === undefined)
    .flatMap((script) => getAttribute(script, 'src') ?? []);
  const fonts = listElements(page, 'link')
    .filter((link) => getAttribute(link, 'as') === 'font')
    .flatMap((link) => getAttribute(link, 'href') ?? []);
  return { scripts: [...new Set(scripts)], fonts: [...new Set(fonts)] };
}
