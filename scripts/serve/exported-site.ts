import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import sirv from 'sirv';
import { languageCodes, toFolderOf, toLanguageFolder } from '@/lib/languages';
import { listFiles } from '../build/exported-files';
import { compressText } from './compress-text';
import { fileHeaders, securityHeaders, toFileKind } from './headers';

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/** The paths of the pages in an export, without the trailing slash. */
const listPages = (folder: string) =>
  new Set(
    listFiles(folder, `${sep}index.html`).map((file) => `/${dirname(file).replaceAll(sep, '/')}`),
  );

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
  const readNotFound = (language: string) => {
    const file = join(folder, language, '404.html');
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const notFoundPages = new Map(
    languageCodes.map(toLanguageFolder).map((language) => [language, readNotFound(language)]),
  );
  const pages = listPages(folder);

  return (request, response) => {
    compressText(request, response);
    // Not with `new URL`, which parses "//name" as another host.
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    for (const [name, value] of Object.entries(securityHeaders)) {
      response.setHeader(name, value);
    }
    const showNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...fileHeaders.page });
      const language = toFolderOf(pathname.slice(basePath.length));
      const page = notFoundPages.get(language) ?? notFoundPages.get('');
      Readable.from([page ?? 'Not found']).pipe(response);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', ...plainText });
      response.end('The pages of this site take no data. Nothing was kept.');
    } else if (!`${pathname}/`.startsWith(`${basePath}/`)) {
      showNotFound();
    } else if (pathname === basePath || pages.has(pathname.slice(basePath.length))) {
      response.writeHead(308, { Location: `${pathname}/${search}` });
      response.end();
    } else {
      request.url = `${pathname.slice(basePath.length)}${search}`;
      files(request, response, showNotFound);
    }
  };
}
