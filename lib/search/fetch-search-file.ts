import { basePath } from '../site/base-path';
import { INDEX_TIMEOUT_MS } from '../timings';

/** Fetches a file of the search; fails where it does not come in time. */
export async function fetchSearchFile<T>(name: string): Promise<T> {
  const response = await fetch(`${basePath}/search-index/${name}`, {
    signal: AbortSignal.timeout(INDEX_TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`The server answered ${response.status} for ${name}`);
  }
  return response.json();
}
