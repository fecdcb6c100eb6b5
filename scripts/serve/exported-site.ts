import { createReadStream, existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sirv from 'sirv';
import { toFolderOf } from '@/lib/languages';
import { compressText } from './compress-text';
import { fileHeaders, securityHeaders, toFileKind } from './headers';

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * Serves an export below `basePath` like a static host: with the same headers, compression, redirects to the
 * trailing slash, and the `404.html` of each language.
 */
export function exportedSite(folder: string, basePath: string): RequestListener {
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(fileHeaders[toFileKind(path)])) {
        response.setHeader(name, value);
      }
    },
  });

  return (request, response) => {
    compressText(request, response);
    // Not parsed with `new URL`, which would take "//name" as another host.
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const path = pathname.slice(basePath.length);
    const search = query === undefined ? '' : `?${query}`;
    for (const [name, value] of Object.entries(securityHeaders)) {
      response.setHeader(name, value);
    }
    const showNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...fileHeaders.page });
      const page = [toFolderOf(path), '']
        .map((language) => join(folder, language, '404.html'))
        .find((file) => existsSync(file));
      (page ? createReadStream(page) : Readable.from(['Not found'])).pipe(response);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', ...plainText });
      response.end('The pages of this site take no data. Nothing was kept.');
    } else if (!`${pathname}/`.startsWith(`${basePath}/`)) {
      showNotFound();
    } else if (!path.endsWith('/') && existsSync(join(folder, path, 'index.html'))) {
      response.writeHead(308, { Location: `${pathname}/${search}` });
      response.end();
    } else {
      request.url = `${path}${search}`;
      files(request, response, showNotFound);
    }
  };
}
