import { getMessages } from '../content/get-content';
import { isInDefaultLanguageAlone } from '../content/languages';
import { language } from '../language';
import { getIndexParts } from './index-parts';
import type { IndexPart } from './search-entry';
import type { SearchLanguage } from './search-index';
import { MESSAGES_FILE, type SearchMessages } from './search-messages';
import { listWords } from './words';

/** A phrase in the words that the search compares, however its spaces and hyphens are written. */
const normalize = (phrase: string): string =>
  listWords(phrase)
    .map(({ word }) => word)
    .join(' ');

/** The phrases and words that a language knows, as the search compares them. */
export const toCompared = ({ synonyms, places, stopWords }: SearchLanguage) => ({
  synonyms: synonyms.map((group) => group.map(normalize)),
  places: places.map(({ href, phrases }) => ({ href, phrases: phrases.map(normalize) })),
  stopWords: stopWords.map(normalize),
});

/** The messages of the search, with its phrases as it compares them. */
export function getSearchMessages(): SearchMessages {
  const { search } = getMessages();
  return {
    ...search,
    links: search.links.filter(({ href }) => !isInDefaultLanguageAlone(href)),
    ...toCompared(search),
    tag: language.tag,
  };
}

/** The files that the search fetches, by name, each made when it is asked for. */
export const getSearchFiles = (): ReadonlyMap<string, () => SearchMessages | IndexPart> =>
  new Map<string, () => SearchMessages | IndexPart>([
    [MESSAGES_FILE, getSearchMessages],
    ...getIndexParts(),
  ]);
