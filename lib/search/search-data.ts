import { fetchFile } from '../browser/fetch-file';
import type { Messages } from '../content/words/messages';
import type { SearchResult } from './search-index';

export interface SearchEntry {
  /** The path of its page, with the fragment of a section. */
  path: string;
  kind: 'page' | 'article' | 'post' | 'question';
  title: string;
  heading?: string;
  description: string;
  /** Its titles in the other languages; not shown. */
  names: string;
  /** The names and questions of its front matter; not shown. */
  keywords: readonly string[];
  text: string;
}

/** The messages and entries of a language, loaded when the search opens. */
export interface SearchData extends Readonly<Messages['search']> {
  entries: readonly SearchEntry[];
  tag: string;
  /** The address of the home page without its last slash. */
  root: string;
}

/** The path of the data, below the home page of its language. */
export const SEARCH_FILE = '/search-index.json';

export interface Search {
  messages: SearchData;
  find: (query: string) => readonly SearchResult[];
}

let loading: Promise<Search> | undefined;

/** Loads the search once per document, so that it works offline then; after a failure the next call tries again. */
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
