import { buildBaselineExport } from '@/scripts/measure/baseline-next-export';
import { listFilesOf, weighFiles } from '@/scripts/measure/page-bytes';

/**
 * How much more script than a bare Next export a page may load. An article keeps to 1.05 for all but its reading
 * tools: the reading settings and Listen stand on every one and weigh up to 1.5 kB more, which is 0.012.
 */
export const scriptBudgets = { article: 1.062, landing: 1.2, untouchedForm: 1.2, sentForm: 1.25 };

const known = new Map<string, number>();

/** Pages share most of their scripts, and brotli at its strongest takes half a second for some. */
function weighOnce(out: string, address: string): number {
  const key = `${out}${address}`;
  const bytes = known.get(key) ?? weighFiles(out, [address]);
  known.set(key, bytes);
  return bytes;
}

/** What the scripts that a page of an export names weigh together, as brotli, in bytes. */
export const weighScript = (out: string, path: string): number =>
  listFilesOf(out, path).scripts.reduce((sum, address) => sum + weighOnce(out, address), 0);

/** The same of a bare Next export, which is built where it is not there yet: that takes a minute. */
export const weighBareScript = (): number => weighScript(buildBaselineExport(), '/');
