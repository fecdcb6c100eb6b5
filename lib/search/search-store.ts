import { fetchFile } from '../browser/fetch-file';
import { FIRST_PART, type IndexPart } from './search-entry';
import { createSearchIndex, type SearchLanguage, type SearchResult } from './search-index';
import { SEARCH_FOLDER } from './search-messages';

/** How far the index has come; `size` is the number of places it can find already. */
export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  size: number;
}

export interface SearchStore {
  find(query: string): SearchResult[];
  getState(): SearchState;
  /** Listens to the index, which begins to load with its first listener. */
  subscribe(onChange: () => void): () => void;
  /** Fetches what is not there yet; what is there can be searched meanwhile. */
  load(): Promise<void>;
}

/** An index that fetches itself, part by part. */
export function createSearchStore(language: SearchLanguage): SearchStore {
  const index = createSearchIndex(language);
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
    const { entries, more = [] } = await fetchFile<IndexPart>(`${SEARCH_FOLDER}${name}`);
    loaded.add(name);
    parts.push(...more);
    await index.add(entries);
    setState({ size: state.size + entries.length });
  }

  async function load() {
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

  return {
    find: index.find,
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      load();
      return () => {
        listeners.delete(onChange);
      };
    },
    load,
  };
}

let store: SearchStore | undefined;

/** The store of this visit: what was fetched once stays, also when the connection goes. */
export function getSearchStore(language: SearchLanguage): SearchStore {
  store ??= createSearchStore(language);
  return store;
}
