import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtaccess, toLanguageHtaccess } from './apache';
import { toCaddyfile } from './caddy';
import { listLanguageFolders } from './language-folders';
import { toNetlifyHeaders, toNetlifyRedirects } from './netlify';
import { toNginxSite } from './nginx';

/** The folders without pages, and those of languages, whose subfolders are listed separately. */
const listOtherFolders = () => [
  '_next',
  'social',
  ...listLanguageFolders().map((folder) => folder.slice(1)),
];

/** The folders with pages, at the top of an export and of its language folders. */
const listPageFolders = (root: string) =>
  ['', ...listLanguageFolders()].flatMap((language) =>
    existsSync(join(root, language))
      ? readdirSync(join(root, language), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !listOtherFolders().includes(entry.name))
          .map(({ name }) => `${language}/${name}`.slice(1))
      : [],
  );

function writeAll(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
}

/** Writes the configuration files that hosts read from an export. */
export function writeHostFiles(folder: string, basePath: string): void {
  writeAll(folder, {
    '.nojekyll': '',
    '.htaccess': toHtaccess(basePath),
    _headers: toNetlifyHeaders(basePath, listPageFolders(folder)),
    _redirects: toNetlifyRedirects(basePath),
  });
  for (const language of listLanguageFolders().filter((name) => existsSync(join(folder, name)))) {
    writeAll(join(folder, language), { '.htaccess': toLanguageHtaccess(`${basePath}${language}`) });
  }
}

/** Writes the configuration of servers that do not read it from the export. */
export function writeServerFiles(folder: string, basePath: string): void {
  mkdirSync(folder, { recursive: true });
  writeAll(folder, { 'nginx.conf': toNginxSite(basePath), Caddyfile: toCaddyfile(basePath) });
}
