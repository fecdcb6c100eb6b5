import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHash } from './page-policy';
import { type Security, securePage } from './secure-page';

/** Secures every page of an export in place; throws one sentence that names the page it cannot. */
export function secureExport(folder: string, options: Omit<Security, 'getIntegrity'>): void {
  const getIntegrity = (path: string) => toHash(readFileSync(join(folder, path)));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const path = join(folder, page);
    try {
      writeFileSync(path, securePage(readFileSync(path, 'utf8'), { ...options, getIntegrity }));
    } catch (reason) {
      throw new Error(`${page}: ${reason instanceof Error ? reason.message : reason}`);
    }
  }
}
