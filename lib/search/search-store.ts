import { fetchFile } from '../browser/fetch-file';
import { indexFiles, type SearchEntry } from './search-entry';
import { createSearchIndex, type SearchLanguage } from './search-index';
import { SEARCH_FOLDER, type SearchMessages } from './search-messages';

/** The state of the index; `size` is the number of indexed entries. */
export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  size: number;
}

/** Creates a search index that fetches its files one after the other; `root` is the address of the home page without its last slash. */
export function createSearchStore(language: SearchLanguage, root: string) {
  const index = createSearchIndex(language);
  const listeners = new Set<() => void>();
  const loaded = new Set<string>();
  let state: SearchState = { status: 'idle', size: 0 };

  function setState(change: Partial<SearchState>) {
    state = { ...state, ...change };
    for (const listener of listeners) {
      listener();
    }
  }

  /** Fetches the missing files; entries of loaded files can be found meanwhile. */
  async function load(): Promise<void> {
    if (state.status === 'loading' || state.status === 'ready') {
      return;
    }
    setState({ status: 'loading' });
    try {
      for (const name of indexFiles.filter((file) => !loaded.has(file))) {
        const entries = await fetchFile<SearchEntry[]>(`${root}${SEARCH_FOLDER}${name}`);
        loaded.add(name);
        await index.add(entries);
        setState({ size: state.size + entries.length });
      }
      setState({ status: 'ready' });
    } catch {
      setState({ status: 'failed' });
    }
  }

  return {
    find: index.find,
    getState: () => state,
    /** Subscribes to the state; the first listener starts the loading. */
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      load();
      return () => {
        listeners.delete(onChange);
      };
    },
    load,
  };
}

type SearchStore = ReturnType<typeof createSearchStore>;

let store: SearchStore | undefined;

/** The store of this document, which is created once; a loaded index also works offline. */
export function getSearchStore(messages: SearchMessages): SearchStore {
  store ??= createSearchStore(messages, messages.root);
  return store;
}
