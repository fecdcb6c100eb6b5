import MiniSearch, { type CombinationOperator } from 'minisearch';
import { type HighlightedRun, highlight, toSnippet } from './highlight';
import type { EntryKind, SearchEntry } from './search-entry';
import { normalizeWord, toVariants } from './words';

/** The words of a language that a search knows. */
export interface SearchLanguage {
  /** Groups of phrases that mean the same, in small letters and without accents. */
  synonyms: readonly (readonly string[])[];
  /** Messages that say nothing about a subject. */
  stopWords: readonly string[];
}

/** A place that was found, with the words that led to it marked. */
export interface SearchResult {
  path: string;
  kind: EntryKind;
  heading: readonly HighlightedRun[];
  /** The title of the page, where the place is a section of it. */
  page: string | null;
  snippet: readonly HighlightedRun[];
}

export interface SearchIndex {
  add(entries: readonly SearchEntry[]): Promise<void>;
  /** The best places first; none where the query has no word that says something. */
  find(query: string): SearchResult[];
}

const MAX_RESULTS = 20;
/** So that a page does not crowd out the others. */
const MAX_SECTIONS_OF_A_PAGE = 3;

interface NumberedEntry extends SearchEntry {
  id: number;
}

// The title counts in full where a page begins, and for little in each of its sections.
const readField = (entry: NumberedEntry, field: string) => {
  const fields: Record<string, string | number | undefined> = {
    id: entry.id,
    title: entry.heading ? '' : entry.title,
    heading: entry.heading,
    page: entry.heading && entry.title,
    text: entry.text,
  };
  return fields[field] ?? '';
};

function toResult(entry: SearchEntry, terms: ReadonlySet<string>): SearchResult {
  return {
    path: entry.path,
    kind: entry.kind,
    heading: highlight(entry.heading ?? entry.title, terms),
    page: entry.heading ? entry.title : null,
    snippet: highlight(toSnippet(entry.text, terms), terms),
  };
}

function takeFewOfEachPage<T extends { entry: SearchEntry }>(found: readonly T[]): T[] {
  const counts = new Map<string, number>();
  return found.filter(({ entry: { path, kind } }) => {
    const page = kind === 'question' ? path : path.replace(/#.*/, '');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MAX_SECTIONS_OF_A_PAGE;
  });
}

/** An empty index that forgives slips of spelling, half words, accents and everyday names. */
export function createSearchIndex({ synonyms, stopWords }: SearchLanguage): SearchIndex {
  const ignored = new Set(stopWords);
  const entries: NumberedEntry[] = [];
  const index = new MiniSearch<NumberedEntry>({
    fields: ['title', 'heading', 'page', 'text'],
    extractField: readField as (entry: NumberedEntry, field: string) => string,
    processTerm: (term) => {
      const word = normalizeWord(term);
      return ignored.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 6, heading: 3, page: 0.5 },
      prefix: (term) => term.length > 1,
    },
  });

  // One slip in four letters, in a word that stands nowhere: `head` is no slip of `read`.
  const forgive = (term: string) =>
    term.length > 3 && index.search(term, { fuzzy: false }).length === 0 && 0.25;

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
      const variants = toVariants(query, synonyms);
      const search = (combineWith: CombinationOperator) =>
        index.search({
          combineWith: 'OR',
          fuzzy: forgive,
          queries: variants.map((variant) => ({ combineWith, queries: [variant] })),
        });
      const all = search('AND');
      const hits = all.length > 0 ? all : search('OR');
      const found = hits.flatMap(({ id, terms }) => {
        const entry = entries[id];
        return entry ? [{ entry, terms }] : [];
      });
      return takeFewOfEachPage(found)
        .slice(0, MAX_RESULTS)
        .map(({ entry, terms }) => toResult(entry, new Set(terms)));
    },
  };
}
