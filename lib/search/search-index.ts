import MiniSearch, { type Query } from 'minisearch';
import { stemDevanagari } from './devanagari';
import { type HighlightedRun, highlight, toSnippet } from './highlight';
import { createPhrases, type Phrases, type Run } from './phrases';
import { type Found, groupByPage, rank } from './rank';
import type { EntryKind, SearchEntry } from './search-entry';
import { listWords } from './words';

/** The vocabulary of a language; phrases are normalized. */
export interface SearchLanguage {
  code: string;
  /** Groups of synonymous phrases. */
  synonyms: readonly (readonly string[])[];
  /** Targets and the phrases that find them even if their text does not contain the phrase. */
  places: readonly { href: string; phrases: readonly string[] }[];
  /** Words that are ignored in a query. */
  stopWords: readonly string[];
}

/** A search result, with highlighted matches. */
export interface SearchResult {
  path: string;
  kind: EntryKind;
  title: string;
  /** The heading of its section; empty for the first section of a page. */
  heading: readonly HighlightedRun[];
  snippet: readonly HighlightedRun[];
}

/** Longer than real queries; the search for a long pasted text would block the main thread. */
export const MAX_QUERY_LENGTH = 200;

const MAX_RESULTS = 20;

interface NumberedEntry extends SearchEntry {
  id: number;
}

/** The boost of each field; 1 for the text. */
const weights = { places: 40, title: 6, address: 3, heading: 3, page: 0.5 };

// The title and path of a page have their full boost only in its first section.
const fieldReaders: Record<string, (entry: NumberedEntry) => string | number | undefined> = {
  id: ({ id }) => id,
  title: ({ title, heading }) => (heading ? undefined : title),
  heading: ({ heading }) => heading,
  page: ({ title, heading }) => heading && title,
  address: ({ path }) => path.replace(/.*#/, ''),
  places: ({ path }) => path,
  text: ({ text }) => text,
};

/** The groups of synonyms, and each phrase that is in none of them as a group. */
function toGroups({ synonyms, places }: SearchLanguage): (readonly string[])[] {
  const grouped = new Set(synonyms.flat());
  const others = new Set(places.flatMap(({ phrases }) => phrases));
  return [
    ...synonyms,
    ...[...others].filter((phrase) => !grouped.has(phrase)).map((phrase) => [phrase]),
  ];
}

/** The index terms of a text: its words, and the groups of its phrases. */
function listTerms(text: string, phrases: Phrases): string[] {
  const words = listWords(text);
  return [
    ...words.map(({ word }) => word),
    ...phrases.listAll(words).flatMap(({ groups }) => groups),
  ];
}

/** The minimum length of a word for fuzzy search, in UTF-16 code units; a vowel sign counts as one. */
const toMinFuzzyLength = (word: string) => (/\p{Script=Devanagari}/u.test(word) ? 6 : 4);

/** Creates an empty full-text index with fuzzy search, prefix search, accent folding and synonyms. */
export function createSearchIndex(language: SearchLanguage) {
  const ignored = new Set(language.stopWords);
  // A known phrase matches only as a whole, or as one of its synonyms: `crossed eyes` must not find `eyes`.
  // The stem of any other word is a prefix of its other forms.
  const toQuery = ({ words, groups }: Run): Query =>
    groups.length > 0
      ? { combineWith: 'OR', prefix: false, fuzzy: false, queries: [...groups] }
      : stemDevanagari(words[0]?.word ?? '', language.code);
  const phrases = createPhrases(toGroups(language));
  const groupsByPath = new Map(
    language.places.map(({ href, phrases: names }) => [
      href,
      names.flatMap((name) => phrases.listRuns(listWords(name)).flatMap(({ groups }) => groups)),
    ]),
  );
  const entries: NumberedEntry[] = [];
  const index = new MiniSearch<NumberedEntry>({
    fields: Object.keys(fieldReaders).filter((field) => field !== 'id'),
    extractField: (entry, field) => fieldReaders[field]?.(entry) as string,
    tokenize: (text, field) =>
      field === 'places' ? (groupsByPath.get(text) ?? []) : listTerms(text, phrases),
    processTerm: (term) => !ignored.has(term) && term,
    searchOptions: {
      boost: weights,
      prefix: (term) => term.length > 1,
      // Queries are already tokenized.
      tokenize: (term) => [term],
    },
  });

  // An edit distance of a quarter of the letters, only for words that are not in the index: `head` is not a
  // misspelt `read`.
  const toFuzziness = (term: string) =>
    term.length >= toMinFuzzyLength(term) &&
    index.search(term, { fuzzy: false }).length === 0 &&
    0.25;

  const toResult = ({ entry, terms }: Found): SearchResult => {
    const { path, kind, title, heading = '', text } = entry;
    return {
      path,
      kind,
      title,
      heading: highlight(heading, terms, phrases),
      snippet: highlight(toSnippet(text, terms, phrases), terms, phrases),
    };
  };

  return {
    async add(added: readonly SearchEntry[]): Promise<void> {
      const numbered = added.map((entry, position) => ({
        ...entry,
        id: entries.length + position,
      }));
      entries.push(...numbered);
      await index.addAllAsync(numbered, { chunkSize: 100 });
    },
    /** Returns the results, best first; empty if the query has only stop words. */
    find(query: string): SearchResult[] {
      const question = query.slice(0, MAX_QUERY_LENGTH);
      const queries = phrases
        .listRuns(listWords(question))
        .filter(
          ({ words: [first], groups }) => groups.length > 0 || !ignored.has(first?.word ?? ''),
        )
        .map(toQuery);
      const hits = index.search({ combineWith: 'OR', fuzzy: toFuzziness, queries });
      return groupByPage(rank(hits, question, entries))
        .flatMap((group) => group.map(toResult))
        .slice(0, MAX_RESULTS);
    },
  };
}
