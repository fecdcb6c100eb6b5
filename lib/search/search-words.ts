import { fetchFile } from '../browser/fetch-file';
import type { Messages } from '../content/messages/messages';

/** What the search says and which words it knows, as one file that comes when it opens. */
export interface SearchWords extends Readonly<Messages['search']> {
  /** The tag of their language (BCP 47), which decides on plurals. */
  tag: string;
}

/** Where the files of the search are, below the site's folder. */
export const SEARCH_FOLDER = '/search-index/';

export const WORDS_FILE = 'words.json';

let loading: Promise<SearchWords> | undefined;

/** Fetches the words once in a visit; after a failure the next call tries again. */
export function loadSearchWords(): Promise<SearchWords> {
  loading ??= fetchFile<SearchWords>(`${SEARCH_FOLDER}${WORDS_FILE}`).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
