import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listAliases } from '@/lib/content/check/addresses';
import { getContent } from '@/lib/content/get-content';
import { defaultLanguage, type LanguageCode } from '@/lib/language';
import { listFiles } from './exported-files';

/** What the host has once for the whole site, and what belongs to the blog. */
const siteFiles = ['robots.txt', 'images'];
const blogFolder = 'blog';

/** Below it are the further pages of the list of posts, which have no document. */
const FURTHER_LISTS = '/blog/page/';

/** Pages without an address of their own. */
const errorPages = ['/404/', '/_not-found/'];

const toPath = (file: string) => `/${file.replace(/index\.html$/, '')}`.replaceAll('\\', '/');

/**
 * Takes out of a language's export the pages of which it has no document, which Next draws in the
 * default language, and what the site has once.
 */
export function leaveOutOthersPages(folder: string, code: LanguageCode): void {
  if (code === defaultLanguage) {
    return;
  }
  const { pages, posts } = getContent(code);
  const others = posts.length > 0 ? siteFiles : [...siteFiles, blogFolder];
  const own = new Set([
    ...errorPages,
    ...[...pages, ...posts].flatMap((page) => [page.path, ...listAliases(page)]),
  ]);
  for (const file of listFiles(folder, 'index.html').filter(
    (name) =>
      !own.has(toPath(name)) && !(posts.length > 0 && toPath(name).startsWith(FURTHER_LISTS)),
  )) {
    const place = join(folder, dirname(file));
    // Folders are other pages.
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (entry.isFile()) {
        rmSync(join(place, entry.name));
      }
    }
  }
  for (const name of others) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
