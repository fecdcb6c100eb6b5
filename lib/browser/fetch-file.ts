import { toAddress } from '../base-path';
import { FILE_TIMEOUT_MS } from '../timings';

/** Fetches a JSON file of the site, with a timeout. */
export async function fetchFile<T>(path: string): Promise<T> {
  const abortController = new AbortController();
  // `AbortSignal.timeout` is newer than the oldest browsers.
  setTimeout(() => abortController.abort(), FILE_TIMEOUT_MS);
  const response = await fetch(toAddress(path), { signal: abortController.signal });
  if (!response.ok) {
    throw new Error(`The server answered ${response.status} for ${path}`);
  }
  return response.json();
}
