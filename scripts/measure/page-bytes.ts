import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getAttribute, listElements, type Page, type PageElement, readPage } from '../html-tree';

/** What a piece of text weighs on its way, in bytes: as brotli at its strongest. */
export const weigh = (content: string | Buffer): number =>
  compress(Buffer.from(content)).byteLength;

/** The content as brotli at its strongest, as a static host keeps it beside the file. */
export const compress = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });

/** The files that a page names in its HTML, as addresses; a modern browser loads all of them. */
export interface PageFiles {
  scripts: string[];
  styleSheets: string[];
  fonts: string[];
}

/** Reads the files from a page; scripts for browsers without modules are left out, disabled links too. */
export function listFiles(page: Page): PageFiles {
  const addresses = (names: string, name: string, isMeant: (element: PageElement) => boolean) => [
    ...new Set(
      listElements(page, names)
        .filter(isMeant)
        .flatMap((element) => getAttribute(element, name) ?? []),
    ),
  ];
  const is = (element: PageElement, name: string) => getAttribute(element, name) !== undefined;
  return {
    scripts: addresses('script', 'src', (script) => !is(script, 'nomodule')),
    styleSheets: addresses(
      'link',
      'href',
      (link) => getAttribute(link, 'rel') === 'stylesheet' && !is(link, 'disabled'),
    ),
    fonts: addresses('link', 'href', (link) => getAttribute(link, 'as') === 'font'),
  };
}

/** What the named files of an export weigh together, in bytes; fonts are compressed already. */
export const weighFiles = (out: string, addresses: readonly string[]): number =>
  addresses
    .map((address) => readFileSync(join(out, new URL(address, 'http://site').pathname)))
    .map((content, index) =>
      addresses[index]?.includes('.woff2') ? content.byteLength : weigh(content),
    )
    .reduce((sum, bytes) => sum + bytes, 0);

/** The HTML of a page in an export. */
export const readHtml = (out: string, path: string): string =>
  readFileSync(join(out, path, 'index.html'), 'utf8');

/** The files that a page of an export names. */
export const listFilesOf = (out: string, path: string): PageFiles =>
  listFiles(readPage(readHtml(out, path)));
