import MiniSearch, { type SearchResult as SearchHit } from 'minisearch';
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
    const before = texts.get(toPage(entry)) ?? '';
    texts.set(toPage(entry), `${before} ${heading} ${description} ${text}`);
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

  /** The entries with a word; a slip is only looked for in a word that is nowhere. */
  function findWord(term: string, isLast: boolean) {
    const exact = index.search(term);
    const isUnknown = exact.length === 0;
    const hits =
      isUnknown || isLast
        ? index.search(term, {
            prefix: term.length > 2,
            fuzzy: isUnknown && term.length > 3 && 0.2,
          })
        : exact;
    return {
      isCommon: exact.length > entries.length * COMMON,
      hits: new Map<number, SearchHit>(hits.map((hit) => [Number(hit.id), hit])),
    };
  }

  return (query: string): SearchResult[] => {
    const typed = listWords(query.slice(0, MAX_QUERY_LENGTH));
    const terms = [...new Set(typed.flatMap((word) => toIndexTerm(word) || []))];
    const words = terms.map((term, position) => findWord(term, position === terms.length - 1));
    const telling = words.filter(({ isCommon }) => !isCommon);
    const found = entries.flatMap((entry, id) => {
      const counts = (telling.length > 0 ? telling : words).flatMap(({ hits }) => {
        const fields = Object.values(hits.get(id)?.match ?? {}).flat();
        const isNamed = fields.some((field) => field !== 'text');
        return fields.length > 0 ? (isNamed ? [1] : [TEXT_WEIGHT]) : [];
      });
      if (counts.length === 0) {
        return [];
      }
      const all = words.flatMap(({ hits }) => hits.get(id) ?? []);
      const matched = new Set(all.flatMap((hit) => hit.terms));
      const known = new Set([...typed.map(toTerm), ...matched]);
      // Words of the longest keyword that is in the query; stop words may be missing.
      const keyword = (keywordsOf[id] ?? [])
        .filter((parts) => parts.every(({ term, isIgnored }) => isIgnored || known.has(term)))
        .filter((parts) => parts.some(({ term }) => matched.has(term)))
        .map((parts) => {
          const count = parts.filter(({ term }) => known.has(term)).length;
          return count < parts.length ? count - 0.5 : count;
        })
        .reduce((longest, count) => Math.max(longest, count), 0);
      const rank = counts.reduce((sum, count) => sum + count, keyword * KEYWORD_WEIGHT);
      const score = all.reduce((sum, hit) => sum + hit.score, 0);
      return { entry, matched, rank, keyword, score };
    });
    found.sort((a, b) => b.rank - a.rank || b.keyword - a.keyword || b.score - a.score);
    const pages = found.map(({ entry }) => toPage(entry));
    return found
      .filter(
        ({ entry, rank }, position) =>
          rank * 2 >= (found[0]?.rank ?? 0) && pages.indexOf(toPage(entry)) === position,
      )
      .slice(0, MAX_RESULTS)
      .map(({ entry, matched }) => ({
        path: entry.path,
        kind: entry.kind,
        title: mark(entry.title, matched),
        heading: mark(entry.heading ?? '', matched),
        description: mark(entry.description, matched),
      }));
  };
}
