import { fileHeaders, type Headers, hashedFolder, listRedirects, siteHeaders } from './host-rules';
import { listLanguageFolders } from './language-folders';

const toRule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of all rules that match a file, so no
 * two rules for one file have the same header. `pageFolders` are the folders with pages, at the top of
 * the export and of each language.
 */
export const toNetlifyHeaders = (basePath: string, pageFolders: readonly string[]) =>
  [
    toRule(`${basePath}/*`, siteHeaders),
    toRule(`${basePath}${hashedFolder}*`, fileHeaders.hashed),
    toRule(`${basePath}/social/*`, fileHeaders.other),
    ...['', ...listLanguageFolders()].flatMap((folder) => [
      toRule(`${basePath}${folder}/`, fileHeaders.page),
    ]),
    ...pageFolders.map((name) => toRule(`${basePath}/${name}/*`, fileHeaders.page)),
    '',
  ].join('\n');

/**
 * `_redirects` of Netlify and Cloudflare Pages; the rules with 404 are for Netlify, because Cloudflare
 * ignores them and serves the nearest 404.html automatically.
 */
export const toNetlifyRedirects = (basePath: string) =>
  [
    ...listRedirects().flatMap(({ from, to }) =>
      ['', '/'].map((end) => `${basePath}${from}${end} ${basePath}${to} 301`),
    ),
    ...listLanguageFolders().map(
      (folder) => `${basePath}${folder}/* ${basePath}${folder}/404.html 404`,
    ),
    '',
  ].join('\n');
