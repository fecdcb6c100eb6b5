import { search } from '@/content/en/search';
import { basePath } from '../base-path';
import { INDEX_TIMEOUT_MS } from '../timings';
import { FIRST_PART, type IndexPart } from './search-entry';
import { createSearchIndex } from './search-index';

/** How far the index has come; `size` is the number of places it can find already. */
export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  size: number;
}

/** The index of this visit: what was fetched once stays, also when the connection goes. */
export const searchIndex = createSearchIndex(search);

const listeners = new Set<() => void>();
const parts: string[] = [FIRST_PART];
const loaded = new Set<string>();
let state: SearchState = { status: 'idle', size: 0 };

function setState(change: Partial<SearchState>) {
  state = { ...state, ...change };
  for (const listener of listeners) {
    listener();
  }
}

async function loadPart(name: string) {
  if (loaded.has(name)) {
    return;
  }
  const response = await fetch(`${basePath}/search-index/${name}`, {
    signal: AbortSignal.timeout(INDEX_TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`The index answered ${response.status} for ${name}`);
  }
  const { entries, more = [] }: IndexPart = await response.json();
  loaded.add(name);
  parts.push(...more);
  await searchIndex.add(entries);
  setState({ size: state.size + entries.length });
}

/** Fetches what is not there yet; what is there can be searched meanwhile. */
export async function loadIndex(): Promise<void> {
  if (state.status === 'loading' || state.status === 'ready') {
    return;
  }
  setState({ status: 'loading' });
  try {
    await loadPart(FIRST_PART);
    await Promise.all(parts.map(loadPart));
    setState({ status: 'ready' });
  } catch {
    setState({ status: 'failed' });
  }
}

export const getSearchState = () => state;

/** Listens to the index, which begins to load with its first listener. */
export function subscribeToSearch(onChange: () => void) {
  listeners.add(onChange);
  loadIndex();
  return () => {
    listeners.delete(onChange);
  };
}
