import { buildBaselineExport } from '@/scripts/measure/baseline-next-export';
import { listFilesOf, weighFiles } from '@/scripts/measure/page-bytes';

/**
 * How much script a page may load, relative to a bare Next export, which has Next's link besides. An article has
 * 1.033, of it 0.012 for its reading settings and Listen; a notice of the clinic adds 0.0005, and hashes in file names
 * change the size by as much. A sent form has loaded zod and EmailJS, a long time after the first paint.
 */
export const scriptBudgets = {
  article: 1.035,
  landing: 1.18,
  untouchedForm: 1.175,
  sentForm: 1.31,
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

/** The same of a bare Next export; building it takes a minute, once. */
export const weighBareScript = (): number => weighScript(buildBaselineExport(), '/');
