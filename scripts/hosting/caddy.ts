import {
  type FileKind,
  foldersByKind,
  listRedirects,
  pageEnding,
  securityHeaders,
  toFileHeaders,
  transportHeaders,
} from './host-rules';
import { languageFolders } from './language-folders';

const setFor = (kind: FileKind) =>
  Object.entries(toFileHeaders(kind)).map(
    ([name, value]) => `  header @${kind} ${name} "${value}"`,
  );

/** A Caddyfile; the owner puts in the domain, for which Caddy fetches a certificate by itself. */
export const toCaddyfile = (basePath: string) => {
  const folders = Object.entries(foldersByKind);
  const listPlaces = (folder: string) =>
    ['', ...languageFolders].map((language) => `${basePath}${language}${folder}*`);
  const paths = folders.flatMap(([, folder]) => listPlaces(folder)).join(' ');
  return [
    'www.example.com {',
    '  # The folder that holds the site; with a BASE_PATH, the folder in which that one stands.',
    '  root * /var/www/html',
    '  encode zstd gzip',
    ...listRedirects().flatMap(({ from, to }) =>
      ['', '/'].map((end) => `  redir ${basePath}${from}${end} ${basePath}${to} 301`),
    ),
    '  header {',
    ...Object.entries({ ...securityHeaders, ...transportHeaders }).map(
      ([name, value]) => `    ${name} "${value}"`,
    ),
    '  }',
    ...folders.map(([kind, folder]) => `  @${kind} path ${listPlaces(folder).join(' ')}`),
    '  @page {',
    `    path_regexp ${pageEnding.source.replaceAll('\\/', '/')}`,
    `    not path ${paths}`,
    '  }',
    '  @other {',
    `    not path_regexp ${pageEnding.source.replaceAll('\\/', '/')}`,
    `    not path ${paths}`,
    '  }',
    ...(['hashed', 'social', 'page', 'other'] as const).flatMap(setFor),
    '  @manifest path *.webmanifest',
    '  header @manifest Content-Type application/manifest+json',
    '  file_server',
    '  handle_errors {',
    ...Object.entries(toFileHeaders('page')).map(
      ([name, value]) => `    header ${name} "${value}"`,
    ),
    ...languageFolders.flatMap((folder, index) => [
      `    @language${index} path ${basePath}${folder}/*`,
      `    rewrite @language${index} ${basePath}${folder}/404.html`,
    ]),
    ...(languageFolders.length > 0
      ? [
          `    @others not path ${languageFolders.map((folder) => `${basePath}${folder}/*`).join(' ')}`,
          `    rewrite @others ${basePath}/404.html`,
        ]
      : [`    rewrite * ${basePath}/404.html`]),
    '    file_server',
    '  }',
    '}',
    '',
  ].join('\n');
};
