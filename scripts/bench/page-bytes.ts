import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

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

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Reads the tags of a page; scripts for browsers without modules are left out, disabled links too. */
export function listFiles(html: string): PageFiles {
  const tags = html.match(/<(script|link)\b[^>]*>/gi) ?? [];
  const addresses = (isMeant: (tag: string) => boolean, name: string) => [
    ...new Set(tags.filter(isMeant).flatMap((tag) => attribute(tag, name) ?? [])),
  ];
  return {
    scripts: addresses((tag) => !/\bnomodule\b/i.test(tag), 'src'),
    styleSheets: addresses(
      (tag) => attribute(tag, 'rel') === 'stylesheet' && !/\bdisabled\b/i.test(tag),
      'href',
    ),
    fonts: addresses((tag) => attribute(tag, 'as') === 'font', 'href'),
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
export const readPage = (out: string, path: string): string =>
  readFileSync(join(out, path, 'index.html'), 'utf8');
