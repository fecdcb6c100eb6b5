import { fetchFile } from '../browser/fetch-file';
import type { Messages } from '../content/messages/messages';

/** The messages and vocabulary of the search, loaded when its dialog opens. */
export interface SearchMessages extends Readonly<Messages['search']> {
  /** The BCP 47 language tag, which determines plural forms. */
  tag: string;
}

/** The folder of the search files, below the base path. */
export const SEARCH_FOLDER = '/search-index/';

export const MESSAGES_FILE = 'messages.json';

let loading: Promise<SearchMessages> | undefined;

/** Fetches the messages once per document; after a failure the next call tries again. */
export function loadSearchMessages(): Promise<SearchMessages> {
  loading ??= fetchFile<SearchMessages>(`${SEARCH_FOLDER}${MESSAGES_FILE}`).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
