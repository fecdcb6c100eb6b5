import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtaccess, toLanguageHtaccess } from './apache';
import { toCaddyfile } from './caddy';
import { languageFolders } from './language-folders';
import { toNetlifyHeaders, toNetlifyRedirects } from './netlify';
import { toNginxSite } from './nginx';

/** What holds no pages, or pages that are listed one folder further down. */
const otherFolders = ['_next', 'social', ...languageFolders.map((folder) => folder.slice(1))];

/** The folders that hold pages, in an export and in its folder of each language. */
const listPageFolders = (root: string) =>
  ['', ...languageFolders].flatMap((language) =>
    existsSync(join(root, language))
      ? readdirSync(join(root, language), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
          .map(({ name }) => `${language}/${name}`.slice(1))
      : [],
  );

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
  for (const language of languageFolders.filter((name) => existsSync(join(folder, name)))) {
    writeAll(join(folder, language), { '.htaccess': toLanguageHtaccess(`${basePath}${language}`) });
  }
}

/** Writes the site files of servers that are set up outside the export. */
export function writeServerFiles(folder: string, basePath: string): void {
  if (!existsSync(folder)) {
    mkdirSync(folder);
  }
  writeAll(folder, { 'nginx.conf': toNginxSite(basePath), Caddyfile: toCaddyfile(basePath) });
}
