import { FILE_TIMEOUT_MS } from '../timings';

export async function fetchFile<T>(address: string): Promise<T> {
  const abortController = new AbortController();
  // `AbortSignal.timeout` is missing in the oldest supported browsers.
  setTimeout(() => abortController.abort(), FILE_TIMEOUT_MS);
  const response = await fetch(address, { signal: abortController.signal });
  if (!response.ok) {
    throw new Error(`The server answered ${response.status} for ${address}`);
  }
  return response.json();
}
