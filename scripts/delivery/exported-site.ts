import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, join, sep } from 'node:path';
import sirv from 'sirv';

/** The addresses of the pages in an export, without the slash at their end. */
const listPages = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`${sep}index.html`))
      .map((file) => `/${dirname(file).split(sep).join('/')}`),
  );

/**
 * Serves an export below `basePath` as a static host does: a page without its last slash is sent
 * there, and an address that leads nowhere shows `404.html`.
 */
export function exportedSite(folder: string, basePath: string): RequestListener {
  const files = sirv(folder, { etag: true, maxAge: 0 });
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const pages = listPages(folder);

  return (request, response) => {
    // Not resolved against an origin: "//" is an address of this host and of no other.
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const showNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFoundPage);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
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
