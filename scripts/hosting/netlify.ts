import {
  foldersByKind,
  type Headers,
  listRedirects,
  securityHeaders,
  toFileHeaders,
  transportHeaders,
} from './host-rules';
import { languageFolders } from './language-folders';

const toRule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of rules that meet on one file, so
 * no two rules name the same header for one: `pageFolders` are the folders that hold pages, at the top
 * of the export and of each language.
 */
export const toNetlifyHeaders = (basePath: string, pageFolders: readonly string[]) =>
  [
    toRule(`${basePath}/*`, { ...securityHeaders, ...transportHeaders }),
    ...['', ...languageFolders].flatMap((folder) => [
      toRule(`${basePath}${folder}${foldersByKind.hashed}*`, toFileHeaders('hashed')),
      toRule(`${basePath}${folder}${foldersByKind.social}*`, toFileHeaders('social')),
    ]),
    ...['', ...languageFolders].map((folder) =>
      toRule(`${basePath}${folder}/`, toFileHeaders('page')),
    ),
    ...pageFolders.map((name) => toRule(`${basePath}/${name}/*`, toFileHeaders('page'))),
    '',
  ].join('\n');

/**
 * `_redirects` of Netlify and Cloudflare Pages. The page for what a language does not have is for
 * Netlify; Cloudflare finds the nearest 404.html by itself and passes such a line over.
 */
export const toNetlifyRedirects = (basePath: string) =>
  [
    ...listRedirects().flatMap(({ from, to }) =>
      ['', '/'].map((end) => `${basePath}${from}${end} ${basePath}${to} 301`),
    ),
    ...languageFolders.map((folder) => `${basePath}${folder}/* ${basePath}${folder}/404.html 404`),
    '',
  ].join('\n');
