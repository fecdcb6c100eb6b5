import { fileHeaders, hashedFolder, listRedirects, pageEnding, siteHeaders } from './host-rules';
import { listLanguageFolders } from './language-folders';

/** A Caddyfile; the owner adds the domain, for which Caddy obtains a certificate. */
export const toCaddyfile = (basePath: string) => {
  const hashed = `${basePath}${hashedFolder}*`;
  const pages = `path_regexp ${pageEnding.source.replaceAll('\\/', '/')}`;
  return [
    'www.example.com {',
    '  # The folder that holds the site; with a BASE_PATH, the folder in which that one stands.',
    '  root * /var/www/html',
    '  encode zstd gzip',
    ...listRedirects().flatMap(({ from, to }) =>
      ['', '/'].map((end) => `  redir ${basePath}${from}${end} ${basePath}${to} 301`),
    ),
    '  header {',
    ...Object.entries(siteHeaders).map(([name, value]) => `    ${name} "${value}"`),
    '  }',
    `  @hashed path ${hashed}`,
    '  @page {',
    `    ${pages}`,
    `    not path ${hashed}`,
    '  }',
    '  @other {',
    `    not ${pages}`,
    `    not path ${hashed}`,
    '  }',
    ...Object.entries(fileHeaders).flatMap(([kind, headers]) =>
      Object.entries(headers).map(([name, value]) => `  header @${kind} ${name} "${value}"`),
    ),
    '  @manifest path *.webmanifest',
    '  header @manifest Content-Type application/manifest+json',
    '  file_server',
    '  handle_errors {',
    ...Object.entries(fileHeaders.page).map(([name, value]) => `    header ${name} "${value}"`),
    ...listLanguageFolders().flatMap((folder, index) => [
      `    @language${index} path ${basePath}${folder}/*`,
      `    rewrite @language${index} ${basePath}${folder}/404.html`,
    ]),
    ...(listLanguageFolders().length > 0
      ? [
          `    @others not path ${listLanguageFolders()
            .map((folder) => `${basePath}${folder}/*`)
            .join(' ')}`,
          `    rewrite @others ${basePath}/404.html`,
        ]
      : [`    rewrite * ${basePath}/404.html`]),
    '    file_server',
    '  }',
    '}',
    '',
  ].join('\n');
};
