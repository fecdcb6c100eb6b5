import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '../list-pages';
import { toHash } from './page-policy';
import { type Security, securePage } from './secure-page';

/** Secures every page of an export in place; throws one sentence that names the page it cannot. */
export function secureExport(folder: string, options: Omit<Security, 'getIntegrity'>): void {
  // Nearly all pages load the same scripts.
  const hashes = new Map<string, string>();
  const getIntegrity = (path: string) => {
    const hash = hashes.get(path) ?? toHash(readFileSync(join(folder, path)));
    hashes.set(path, hash);
    return hash;
  };
  for (const page of listPages(folder)) {
    const path = join(folder, page);
    try {
      writeFileSync(path, securePage(readFileSync(path, 'utf8'), { ...options, getIntegrity }));
    } catch (reason) {
      throw new Error(`${page}: ${reason instanceof Error ? reason.message : reason}`);
    }
  }
}
