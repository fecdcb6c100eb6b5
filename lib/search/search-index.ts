import MiniSearch, { type Query } from 'minisearch';
import { stemDevanagari } from './devanagari';
import { type HighlightedRun, highlight, toSnippet } from './highlight';
import { createPhrases, type Phrases, type Run } from './phrases';
import { rank, takeFewOfEachPage } from './rank';
import { type EntryKind, type SearchEntry, toName } from './search-entry';
import { listWords } from './words';

/** The words of a language that a search knows; phrases in small letters and without accents. */
export interface SearchLanguage {
  /** Groups of phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Places and the phrases that lead there, whether or not they stand there. */
  places: readonly { href: string; phrases: readonly string[] }[];
  /** Words that say nothing about a subject. */
  stopWords: readonly string[];
}

/** A place that was found, with the words that led to it marked. */
export interface SearchResult {
  path: string;
  kind: EntryKind;
  name: readonly HighlightedRun[];
  snippet: readonly HighlightedRun[];
}

export interface SearchIndex {
  add(entries: readonly SearchEntry[]): Promise<void>;
  /** The best places first; none where the query has no word that says something. */
  find(query: string): SearchResult[];
}

/** Longer than any question; what is pasted beyond it would only keep the page waiting. */
export const MAX_QUERY_LENGTH = 200;

const MAX_RESULTS = 20;

interface NumberedEntry extends SearchEntry {
  id: number;
}

/** How much a word counts where it stands, beside one in the text. */
const weights = { places: 40, title: 6, address: 3, heading: 3, page: 0.5 };

// The title and the address count in full where a page begins, and for little in its sections.
const fieldReaders: Record<string, (entry: NumberedEntry) => string | number | undefined> = {
  id: ({ id }) => id,
  title: ({ title, heading }) => (heading ? undefined : title),
  heading: ({ heading }) => heading,
  page: ({ title, heading }) => heading && title,
  address: ({ path }) => path.replace(/.*#/, ''),
  places: ({ path }) => path,
  text: ({ text }) => text,
};

/** The groups of phrases; one that belongs to none is a group of its own. */
function toGroups({ synonyms, places }: SearchLanguage): (readonly string[])[] {
  const grouped = new Set(synonyms.flat());
  const others = new Set(places.flatMap(({ phrases }) => phrases));
  return [...synonyms, ...[...others].filter((phrase) => !grouped.has(phrase)).map((one) => [one])];
}

/** What stands in a text for a search: its words, and the groups of the phrases in it. */
function listTerms(text: string, phrases: Phrases): string[] {
  const words = listWords(text);
  return [
    ...words.map(({ word }) => word),
    ...phrases.listAll(words).flatMap(({ groups }) => groups),
  ];
}

/** What a word of a query is looked for by: other forms of it begin alike. */
const toSearchTerm = (word: string): string =>
  process.env.SITE_SCRIPT === 'Deva' ? stemDevanagari(word, process.env.SITE_LANGUAGE ?? '') : word;

/** The shortest word in which a slip is forgiven, in UTF-16 units: a vowel of Devanagari is one too. */
const FORGIVING_LENGTH = process.env.SITE_SCRIPT === 'Deva' ? 6 : 4;

// A known phrase is found as a whole, in any of its names: half of it says something else.
const toQuery = ({ words, groups }: Run): Query =>
  groups.length > 0
    ? { combineWith: 'OR', prefix: false, fuzzy: false, queries: [...groups] }
    : toSearchTerm(words[0]?.word ?? '');

/** An empty index that forgives slips of spelling, half words, accents and everyday names. */
export function createSearchIndex(language: SearchLanguage): SearchIndex {
  const ignored = new Set(language.stopWords);
  const phrases = createPhrases(toGroups(language));
  const groupsByPath = new Map(
    language.places.map(({ href, phrases: some }) => [
      href,
      some.flatMap((phrase) => phrases.listRuns(listWords(phrase)).flatMap(({ groups }) => groups)),
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
      // A query comes in words already.
      tokenize: (term) => [term],
    },
  });

  // One slip in four letters, in a word that stands nowhere: `head` is no slip of `read`.
  const forgive = (term: string) =>
    term.length >= FORGIVING_LENGTH && index.search(term, { fuzzy: false }).length === 0 && 0.25;

  const toResult = (entry: SearchEntry, terms: ReadonlySet<string>): SearchResult => ({
    path: entry.path,
    kind: entry.kind,
    name: highlight(toName(entry), terms, phrases),
    snippet: highlight(toSnippet(entry.text, terms, phrases), terms, phrases),
  });

  return {
    async add(added) {
      const numbered = added.map((entry, position) => ({
        ...entry,
        id: entries.length + position,
      }));
      entries.push(...numbered);
      await index.addAllAsync(numbered, { chunkSize: 100 });
    },
    find(query) {
      const question = query.slice(0, MAX_QUERY_LENGTH);
      const queries = phrases
        .listRuns(listWords(question))
        .filter(
          ({ words: [first], groups }) => groups.length > 0 || !ignored.has(first?.word ?? ''),
        )
        .map(toQuery);
      const hits = index.search({ combineWith: 'OR', fuzzy: forgive, queries });
      return takeFewOfEachPage(rank(hits, question, entries))
        .slice(0, MAX_RESULTS)
        .map(({ entry, terms }) => toResult(entry, terms));
    },
  };
}
