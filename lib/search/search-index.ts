import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-data';
import { listWords, toTerm } from './to-term';

export interface Run {
  text: string;
  isMatch: boolean;
}

/** An entry that was found, with its matched words marked. */
export interface SearchResult extends Pick<SearchEntry, 'path' | 'kind'> {
  title: readonly Run[];
  /** Empty for a page. */
  heading: readonly Run[];
  description: readonly Run[];
}

/** Longer than real queries; the search for a long pasted text would block the main thread. */
export const MAX_QUERY_LENGTH = 200;

const MAX_RESULTS = 8;

/** The part of the entries above which a word, such as “eye”, says nothing about their subject. */
const COMMON = 0.3;

/** A word that is only in the text counts less than one in a name, a description or the keywords. */
const TEXT_WEIGHT = 0.5;

/** What each word of a keyword adds if the query has all its words. */
const KEYWORD_WEIGHT = 0.25;

/** Splits a text into runs with and without matched terms. */
const mark = (text: string, terms: ReadonlySet<string>): Run[] =>
  text
    .split(/([^\s\p{P}]+)/u)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 && terms.has(toTerm(piece)) }))
    .filter((run) => run.text);

/** The page of an entry; each question is a page by itself. */
const toPage = ({ path, kind }: SearchEntry) =>
  kind === 'question' ? path : path.replace(/#.*/, '');

/** Creates an index of pages and their sections, and returns its search function. */
export async function createSearchIndex(
  entries: readonly SearchEntry[],
  stopWords: readonly string[],
) {
  const ignored = new Set(stopWords);
  const toIndexTerm = (word: string) => !ignored.has(word.toLowerCase()) && toTerm(word);
  // A page is found by the words of all its sections, a section by its own.
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const { heading = '', description, text } = entry;
    const page = toPage(entry);
    texts.set(page, `${texts.get(page) ?? ''} ${heading} ${description} ${text}`);
  }
  const fields: Record<string, (entry: SearchEntry) => string> = {
    title: ({ title, heading, names }) => (heading ? '' : `${title} ${names}`),
    heading: ({ heading, names }) => (heading ? `${heading} ${names}` : ''),
    page: ({ title, heading }) => (heading ? title : ''),
    description: ({ description }) => description,
    keywords: ({ keywords }) => keywords.join(' '),
    text: (entry) => (entry.heading ? entry.text : (texts.get(toPage(entry)) ?? '')),
  };
  const keywordsOf = entries.map(({ keywords }) =>
    keywords.map((keyword) =>
      listWords(keyword).map((word) => ({ term: toTerm(word), isIgnored: !toIndexTerm(word) })),
    ),
  );
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(fields),
    extractField: (entry, field) =>
      field === 'id' ? String(entry.id) : (fields[field]?.(entry) ?? ''),
    tokenize: listWords,
    processTerm: toIndexTerm,
    searchOptions: {
      boost: { title: 6, keywords: 5, heading: 3, description: 2 },
      // Queries are terms already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 50 },
  );

  return (query: string): SearchResult[] => {
    const words = listWords(query.slice(0, MAX_QUERY_LENGTH));
    const typed = new Set(words.map(toTerm));
    const terms = [...new Set(words.flatMap((word) => toIndexTerm(word) || []))];
    const counts = new Map(terms.map((term) => [term, index.search(term).length]));
    const isUnknown = (term: string) => counts.get(term) === 0;
    const isTelling = (term: string) => (counts.get(term) ?? 0) < entries.length * COMMON;
    const hasSlip = terms.some(isUnknown);
    const wanted = terms.some(isTelling) ? terms.filter(isTelling) : terms;

    const hits = index.search(
      { combineWith: 'OR', queries: terms },
      {
        prefix: (term) => term.length > 2 && (isUnknown(term) || term === terms.at(-1)),
        // A slip only in words that are nowhere: “head” is not a misspelt “read”.
        fuzzy: (term) => isUnknown(term) && term.length > 3 && 0.2,
      },
    );

    const found = hits
      .map(({ id, score, match, queryTerms }) => {
        const matched = new Set(Object.keys(match));
        const isCorrected = (found: string) =>
          hasSlip && matched.has(found) && !terms.some((term) => found.startsWith(term));
        const isTyped = (term: string) => typed.has(term) || isCorrected(term);
        const inNames = Object.keys(match).filter((term) =>
          match[term]?.some((field) => field !== 'text'),
        );
        const isNamed = (term: string) =>
          inNames.some((name) => name.startsWith(term) || (isUnknown(term) && isCorrected(name)));
        // How many words of the longest keyword that is in the query; it need not have its stop words.
        const keyword = (keywordsOf[id] ?? []).reduce((longest, parts) => {
          if (!parts.every(({ term, isIgnored }) => isIgnored || isTyped(term))) {
            return longest;
          }
          const isTelling = parts.some(
            ({ term, isIgnored }) => !isIgnored && (wanted.includes(term) || isCorrected(term)),
          );
          const count = parts.filter(({ term }) => isTyped(term)).length;
          return isTelling
            ? Math.max(longest, count < parts.length ? count - 0.5 : count)
            : longest;
        }, 0);
        const words = queryTerms
          .filter((term) => wanted.includes(term))
          .reduce((sum, term) => sum + (isNamed(term) ? 1 : TEXT_WEIGHT), 0);
        return { id, score, matched, keyword, words: words && words + keyword * KEYWORD_WEIGHT };
      })
      .filter(({ words }) => words > 0)
      .sort((a, b) => b.words - a.words || b.keyword - a.keyword || b.score - a.score);

    const best = found[0]?.words ?? 0;
    const pages = new Set<string>();
    return found
      .filter(({ words }) => words * 2 >= best)
      .flatMap(({ id, matched }) => {
        const entry = entries[id];
        if (!entry || pages.has(toPage(entry))) {
          return [];
        }
        pages.add(toPage(entry));
        const { path, kind, title, heading = '', description } = entry;
        return {
          path,
          kind,
          title: mark(title, matched),
          heading: mark(heading, matched),
          description: mark(description, matched),
        };
      })
      .slice(0, MAX_RESULTS);
  };
}
