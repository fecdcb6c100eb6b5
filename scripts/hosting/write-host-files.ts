import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtaccess } from './apache';
import { toCaddyfile } from './caddy';
import { toNetlifyHeaders, toNetlifyRedirects } from './netlify';
import { toNginxSite } from './nginx';

const listPageFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['_next', 'social'].includes(entry.name))
    .map(({ name }) => name);

function writeAll(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
}

/** Puts into an export what hosts read from there. */
export function writeHostFiles(folder: string, basePath: string): void {
  writeAll(folder, {
    '.nojekyll': '',
    '.htaccess': toHtaccess(basePath),
    _headers: toNetlifyHeaders(basePath, listPageFolders(folder)),
    _redirects: toNetlifyRedirects(basePath),
  });
}

/** Writes the site files of servers that are set up outside the export. */
export function writeServerFiles(folder: string, basePath: string): void {
  if (!existsSync(folder)) {
    mkdirSync(folder);
  }
  writeAll(folder, { 'nginx.conf': toNginxSite(basePath), Caddyfile: toCaddyfile(basePath) });
}
