import { getMessages } from '../content/get-content';
import { isInDefaultLanguageAlone } from '../content/languages';
import { language } from '../language';
import { getIndexParts } from './index-parts';
import type { IndexPart } from './search-entry';
import { MESSAGES_FILE, type SearchMessages } from './search-messages';
import { normalizeWord } from './words';

/** A phrase in the words that the search compares. */
const normalize = (phrase: string): string => phrase.split(' ').map(normalizeWord).join(' ');

/** The messages of the search, with its phrases as it compares them. */
export function getSearchMessages(): SearchMessages {
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
export const getSearchFiles = (): ReadonlyMap<string, () => SearchMessages | IndexPart> =>
  new Map<string, () => SearchMessages | IndexPart>([
    [MESSAGES_FILE, getSearchMessages],
    ...getIndexParts(),
  ]);
