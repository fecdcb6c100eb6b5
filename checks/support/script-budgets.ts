import { listFilesOf, weighFiles } from '@/scripts/measure/page-bytes';

/**
 * How much script a page may load, as brotli, in bytes; a bare Next export has 118,300 with Next 16.4. Hashes in file
 * names change the size by some bytes. A sent form has loaded zod and EmailJS, a long time after the first paint.
 */
export const scriptBudgets = {
  article: 122_400,
  landing: 139_500,
  untouchedForm: 139_000,
  sentForm: 155_000,
};

const known = new Map<string, number>();

// Pages share most scripts, and brotli at the highest quality takes half a second for some.
function weighOnce(out: string, address: string): number {
  const key = `${out}${address}`;
  const bytes = known.get(key) ?? weighFiles(out, [address]);
  known.set(key, bytes);
  return bytes;
}

/** The total size of the scripts of an exported page, as brotli, in bytes. */
export const weighScript = (out: string, path: string): number =>
  listFilesOf(out, path).scripts.reduce((sum, address) => sum + weighOnce(out, address), 0);
