import {
  foldersByKind,
  type Headers,
  listRedirects,
  securityHeaders,
  toFileHeaders,
  transportHeaders,
} from './host-rules';

const toRule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of rules that meet on one file, so
 * no two rules name the same header for one: `pageFolders` are the folders at the top of the export
 * that hold pages.
 */
export const toNetlifyHeaders = (basePath: string, pageFolders: readonly string[]) =>
  [
    toRule(`${basePath}/*`, { ...securityHeaders, ...transportHeaders }),
    toRule(`${basePath}${foldersByKind.hashed}*`, toFileHeaders('hashed')),
    toRule(`${basePath}${foldersByKind.social}*`, toFileHeaders('social')),
    ...['/', ...pageFolders.map((name) => `/${name}/*`)].map((path) =>
      toRule(`${basePath}${path}`, toFileHeaders('page')),
    ),
    '',
  ].join('\n');

/** `_redirects` of Netlify and Cloudflare Pages. */
export const toNetlifyRedirects = (basePath: string) =>
  listRedirects()
    .flatMap(({ from, to }) =>
      ['', '/'].map((end) => `${basePath}${from}${end} ${basePath}${to} 301\n`),
    )
    .join('');
