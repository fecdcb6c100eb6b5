import {
  fileHeaders,
  type Headers,
  hashedFolder,
  listRedirects,
  pageEnding,
  siteHeaders,
} from './host-rules';

const set = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`);

/** `.htaccess` of a language's folder, with its own 404 page. */
export const toLanguageHtaccess = (folder: string) =>
  [404, 403].map((status) => `ErrorDocument ${status} ${folder}/404.html\n`).join('');

/** `.htaccess` of Apache, for the root of the export. */
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
    ...set({ ...siteHeaders, ...fileHeaders.other }),
    `  <FilesMatch "${pageEnding.source.replace('\\/|', '')}">`,
    ...set(fileHeaders.page),
    '  </FilesMatch>',
    `  <If "%{REQUEST_URI} =~ m#^${basePath}${hashedFolder}#">`,
    ...set(fileHeaders.hashed),
    '  </If>',
    '</IfModule>',
    '',
  ].join('\n');
