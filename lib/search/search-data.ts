import { fetchFile } from '../browser/fetch-file';
import type { Messages } from '../content/words/messages';
import type { SearchResult } from './search-index';

export interface SearchEntry {
  /** The path of its page; for a section, with its fragment. */
  path: string;
  kind: 'page' | 'article' | 'post' | 'question';
  title: string;
  heading?: string;
  description: string;
  /** Its titles in all languages; not shown. */
  names: string;
  /** The keywords of its front matter; not shown. */
  keywords: readonly string[];
  text: string;
}

/** The search messages and entries of a language, loaded when the search opens. */
export interface SearchData extends Readonly<Messages['search']> {
  entries: readonly SearchEntry[];
  tag: string;
  /** The path of the home page without its trailing slash. */
  root: string;
}

/** The path of the search data, below the home page of its language. */
export const SEARCH_FILE = '/search-index.json';

export interface Search {
  messages: SearchData;
  find: (query: string) => readonly SearchResult[];
}

let loading: Promise<Search> | undefined;

/** Loads the search once per document, so that it then works offline; after a failure, the next call retries. */
export function loadSearch(address: string): Promise<Search> {
  loading ??= Promise.all([fetchFile<SearchData>(address), import('./search-index')])
    .then(async ([messages, { createSearchIndex }]) => ({
      messages,
      find: await createSearchIndex(messages.entries, messages.stopWords),
    }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
