import {
  fileHeaders,
  type Headers,
  hashedFolder,
  listRedirects,
  pageEnding,
  siteHeaders,
} from './host-rules';
import { listLanguageFolders } from './language-folders';

/**
 * An nginx `map` from the path to the value of a header; the value for an unknown path is that of 404.html.
 */
function toMap(variable: string, name: string, basePath: string): string[] {
  const { hashed, page, other }: Record<string, Headers> = fileHeaders;
  return [
    `map $uri ${variable} {`,
    // nginx omits headers with an empty value.
    `  default "${other?.[name] ?? ''}";`,
    `  "~^${basePath}${hashedFolder}" "${hashed?.[name]}";`,
    `  "~${pageEnding.source.replaceAll('\\/', '/')}" "${page?.[name]}";`,
    '}',
  ];
}

/** A site configuration for `conf.d/` of nginx; the owner adds the domain and its certificate. */
export const toNginxSite = (basePath: string) =>
  [
    ...toMap('$clinic_cache', 'Cache-Control', basePath),
    ...toMap('$clinic_resource', 'Cross-Origin-Resource-Policy', basePath),
    'server {',
    '  listen 80;',
    '  server_name www.example.com;',
    '  # The folder that holds the site; with a BASE_PATH, the folder in which that one stands.',
    '  root /var/www/html;',
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types application/json text/css text/plain text/xml application/javascript image/svg+xml;',
    `  error_page 403 404 ${basePath}/404.html;`,
    ...Object.entries(siteHeaders).map(
      ([name, value]) => `  add_header ${name} "${value}" always;`,
    ),
    '  add_header Cache-Control $clinic_cache always;',
    '  add_header Cross-Origin-Resource-Policy $clinic_resource always;',
    ...listRedirects().flatMap(({ from, to }) => [
      `  location ~ ^${basePath}${from}/?$ {`,
      `    return 301 ${basePath}${to};`,
      '  }',
    ]),
    ...listLanguageFolders().flatMap((folder) => [
      `  location ${basePath}${folder}/ {`,
      `    error_page 403 404 ${basePath}${folder}/404.html;`,
      '  }',
    ]),
    '  location ~ \\.webmanifest$ {',
    '    default_type application/manifest+json;',
    '  }',
    '}',
    '',
  ].join('\n');
