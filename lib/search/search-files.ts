import { getMessages } from '../content/get-content';
import { isInDefaultLanguageAlone } from '../content/languages';
import { language } from '../language';
import { getIndexParts } from './index-parts';
import type { IndexPart } from './search-entry';
import { type SearchWords, WORDS_FILE } from './search-words';
import { normalizeWord } from './words';

/** A phrase in the words that the search compares. */
const normalize = (phrase: string): string => phrase.split(' ').map(normalizeWord).join(' ');

/** The words of the search, with its phrases as it compares them. */
export function getSearchWords(): SearchWords {
  const { search } = getMessages();
  return {
    ...search,
    links: search.links.filter(({ href }) => !isInDefaultLanguageAlone(href)),
    synonyms: search.synonyms.map((group) => group.map(normalize)),
    places: search.places.map(({ href, phrases }) => ({ href, phrases: phrases.map(normalize) })),
    stopWords: search.stopWords.map(normalizeWord),
    tag: language.tag,
  };
}

/** The files that the search fetches, by name, each made when it is asked for. */
export const getSearchFiles = (): ReadonlyMap<string, () => SearchWords | IndexPart> =>
  new Map<string, () => SearchWords | IndexPart>([
    [WORDS_FILE, getSearchWords],
    ...getIndexParts(),
  ]);
