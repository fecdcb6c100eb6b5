import { fetchFile } from '../browser/fetch-file';
import type { Messages } from '../content/messages/messages';

/** What the search says and which words it knows, as one file that comes when it opens. */
export interface SearchMessages extends Readonly<Messages['search']> {
  /** The tag of their language (BCP 47), which decides on plurals. */
  tag: string;
}

/** Where the files of the search are, below the site's folder. */
export const SEARCH_FOLDER = '/search-index/';

export const MESSAGES_FILE = 'messages.json';

let loading: Promise<SearchMessages> | undefined;

/** Fetches the messages once in a visit; after a failure the next call tries again. */
export function loadSearchMessages(): Promise<SearchMessages> {
  loading ??= fetchFile<SearchMessages>(`${SEARCH_FOLDER}${MESSAGES_FILE}`).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
