import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { compress } from './page-bytes';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const compressed = ['.html', '.css', '.js', '.txt', '.svg', '.xml', '.json'];

interface ServedFile {
  body: Buffer;
  ending: string;
}

/** A folder that is served on a port of its own until it is closed. */
export interface CompressedSite {
  origin: string;
  /** What an address weighs on its way, in bytes without headers; 0 where there is none. */
  weigh(address: string): number;
  close(): void;
}

const readFiles = (folder: string): Map<string, ServedFile> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        const address = file.slice(folder.length).split(sep).join('/');
        const ending = extname(name);
        const content = readFileSync(file);
        const body = compressed.includes(ending) ? compress(content) : content;
        return [address.replace(/\/index\.html$/, '/'), { body, ending }];
      }),
  );

/** Serves an export as a good static host does: compressed beforehand, its hashed files kept for good. */
export async function serveCompressed(folder: string): Promise<CompressedSite> {
  const files = readFiles(folder);
  const find = (address: string) =>
    files.get(decodeURIComponent(new URL(address, 'http://site').pathname));
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const file = find(address);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': types[file.ending] ?? 'application/octet-stream',
      'Cache-Control': address.startsWith('/_next/static/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(compressed.includes(file.ending) && { 'Content-Encoding': 'br' }),
      'Content-Length': file.body.byteLength,
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    weigh: (address) => find(address)?.body.byteLength ?? 0,
    close: () => server.close(),
  };
}
