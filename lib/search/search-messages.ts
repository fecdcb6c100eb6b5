import { fetchFile } from '../browser/fetch-file';
import type { Messages } from '../content/words/messages';

/** The messages and vocabulary of the search, loaded when its dialog opens. */
export interface SearchMessages extends Readonly<Messages['search']> {
  code: string;
  /** The BCP 47 language tag, which determines plural forms. */
  tag: string;
  /** The address of the home page without its last slash. */
  root: string;
}

/** The folder of the search files, below the home page of their language. */
export const SEARCH_FOLDER = '/search-index/';

export const MESSAGES_FILE = 'messages.json';

let loading: Promise<SearchMessages> | undefined;

/** Fetches the messages once per document; after a failure the next call tries again. */
export function loadSearchMessages(address: string): Promise<SearchMessages> {
  loading ??= fetchFile<SearchMessages>(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
