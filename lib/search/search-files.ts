import { getMessages } from '../content/get-content';
import { language } from '../language';
import { getIndexParts } from './index-parts';
import type { IndexPart } from './search-entry';
import { type SearchWords, WORDS_FILE } from './search-words';

export const getSearchWords = (): SearchWords => ({ ...getMessages().search, tag: language.tag });

/** The files that the search fetches, by name, each made when it is asked for. */
export const getSearchFiles = (): ReadonlyMap<string, () => SearchWords | IndexPart> =>
  new Map<string, () => SearchWords | IndexPart>([
    [WORDS_FILE, getSearchWords],
    ...getIndexParts(),
  ]);
