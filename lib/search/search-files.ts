import { getMessages } from '../content/get-content';
import { getPosts } from '../content/pages/posts';
import { getLanguageCode } from '../current-language';
import { getLanguage } from '../language';
import { toPageAddress } from '../site/language-address';
import { listPageEntries, listPostEntries } from './index-entries';
import type { indexFiles, SearchEntry } from './search-entry';
import type { SearchLanguage } from './search-index';
import { MESSAGES_FILE, type SearchMessages } from './search-messages';
import { listWords } from './words';

/** Normalizes the words of a phrase, and its spaces and hyphens. */
const normalizePhrase = (phrase: string): string =>
  listWords(phrase)
    .map(({ word }) => word)
    .join(' ');

/** Normalizes the vocabulary of a language. */
export const normalizeLanguage = ({
  synonyms,
  places,
  stopWords,
}: Omit<SearchLanguage, 'code'>) => ({
  synonyms: synonyms.map((group) => group.map(normalizePhrase)),
  places: places.map(({ href, phrases }) => ({ href, phrases: phrases.map(normalizePhrase) })),
  stopWords: stopWords.map(normalizePhrase),
});

export function getSearchMessages(): SearchMessages {
  const { search } = getMessages();
  return {
    ...search,
    ...normalizeLanguage(search),
    code: getLanguageCode(),
    tag: getLanguage().tag,
    root: toPageAddress(''),
  };
}

type IndexFile = (typeof indexFiles)[number];

export const indexEntries: Record<IndexFile, () => SearchEntry[]> = {
  'pages.json': listPageEntries,
  'posts.json': () => listPostEntries(getPosts()),
};

export const searchFiles: Readonly<Record<string, () => SearchMessages | SearchEntry[]>> = {
  [MESSAGES_FILE]: getSearchMessages,
  ...indexEntries,
};
