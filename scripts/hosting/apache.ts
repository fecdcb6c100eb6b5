import {
  type FileKind,
  foldersByKind,
  type Headers,
  listRedirects,
  pageEnding,
  securityHeaders,
  toFileHeaders,
  transportHeaders,
} from './host-rules';
import { languagePattern } from './language-folders';

const set = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`);

const setBelow = (kind: keyof typeof foldersByKind, basePath: string) => [
  `  <If "%{REQUEST_URI} =~ m#^${basePath}${languagePattern}${foldersByKind[kind]}#">`,
  ...set(toFileHeaders(kind)),
  '  </If>',
];

/** `.htaccess` of a language's folder: its own page for what is not found. */
export const toLanguageHtaccess = (folder: string) =>
  [404, 403].map((status) => `ErrorDocument ${status} ${folder}/404.html\n`).join('');

const setFor = (kind: FileKind, files: string) => [
  `  <FilesMatch "${files}">`,
  ...set(toFileHeaders(kind)),
  '  </FilesMatch>',
];

/** `.htaccess` of Apache, for the folder into which the export is uploaded. */
export const toHtaccess = (basePath: string) =>
  [
    `ErrorDocument 404 ${basePath}/404.html`,
    `ErrorDocument 403 ${basePath}/404.html`,
    'AddDefaultCharset utf-8',
    'AddType application/manifest+json .webmanifest',
    '<IfModule mod_alias.c>',
    ...listRedirects().map(
      ({ from, to }) => `  RedirectMatch 301 ^${basePath}${from}/?$ ${basePath}${to}`,
    ),
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...set({ ...securityHeaders, ...transportHeaders, ...toFileHeaders('other') }),
    ...setFor('page', pageEnding.source.replace('\\/|', '')),
    ...setBelow('hashed', basePath),
    ...setBelow('social', basePath),
    '</IfModule>',
    '',
  ].join('\n');
