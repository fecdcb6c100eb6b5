import { basePath } from '../base-path';
import { FILE_TIMEOUT_MS } from '../timings';

/** Fetches a JSON file of the site, with a timeout. */
export async function fetchFile<T>(path: string): Promise<T> {
  const response = await fetch(`${basePath}${path}`, {
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`The server answered ${response.status} for ${path}`);
  }
  return response.json();
}
