import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the content files in a folder below `content/en/`, without their ending. */
export const listNames = (folder: string): string[] =>
  readdirSync(join(process.cwd(), 'content', 'en', folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

/** What the content modules export, one thing each; throws where two say they are the same. */
export function collect<T>(modules: readonly object[], toKey: (entry: T) => string): T[] {
  const entries = modules.flatMap((module) => Object.values(module) as T[]);
  const keys = new Set(entries.map(toKey));
  if (keys.size < entries.length) {
    throw new Error(`Two content files claim the same address: ${entries.map(toKey).join(', ')}`);
  }
  return entries;
}
