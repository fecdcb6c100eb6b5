import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-data';
import { listWords, toTerm } from './to-term';

export interface Run {
  text: string;
  isMatch: boolean;
}

/** A search result with its matched words marked; the heading is empty for a whole page or a question. */
export type SearchResult = Pick<SearchEntry, 'path' | 'kind'> &
  Record<'title' | 'heading' | 'description', readonly Run[]>;

/** Longer than real queries; searching for a long pasted text would block the main thread. */
export const MAX_QUERY_LENGTH = 200;
const MAX_RESULTS = 8;

/** A word that is only in the text counts less than one in a title, a description or the keywords. */
const TEXT_WEIGHT = 0.3;

/** The weight added by each word of a keyword if the query contains all of its words. */
const KEYWORD_WEIGHT = 0.35;

/** The minimum share of a query that a result must match, so that “eye” alone does not match “eye twitching”. */
const MIN_SHARE = 0.15;

const mark = (text: string, terms: ReadonlySet<string>): Run[] =>
  text
    .split(/([^\s\p{P}\p{S}]+)/u)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 && terms.has(toTerm(piece)) }))
    .filter((run) => run.text);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The page of an entry; each question counts as a page of its own. */
const toPage = ({ path, kind }: SearchEntry) =>
  kind === 'question' ? path : path.replace(/#.*/, '');

export async function createSearchIndex(
  entries: readonly SearchEntry[],
  stopWords: readonly string[],
) {
  const ignored = new Set(stopWords);
  const listTelling = (text: string) =>
    listWords(text).filter((word) => !ignored.has(word.toLowerCase()));
  const index = new MiniSearch({
    fields: ['name', 'keywords', 'description', 'text'],
    tokenize: listTelling,
    processTerm: toTerm,
    searchOptions: {
      boost: { name: 5, keywords: 5, description: 2 },
      // Length normalization is low, so that a keyword in a long list counts as much as one in a short list.
      bm25: { k: 1.2, b: 0.1, d: 0.5 },
    },
  });
  const documents = entries.map((entry, id) => ({
    ...entry,
    id,
    name: `${entry.heading ?? entry.title} ${entry.names}`,
    keywords: entry.keywords.join(' '),
  }));
  await index.addAllAsync(documents, { chunkSize: 50 });
  const keywordsOf = entries.map(({ keywords }) =>
    keywords.map((keyword) => [...new Set(listTelling(keyword).map(toTerm))]),
  );

  return (query: string): SearchResult[] => {
    const typed = query.slice(0, MAX_QUERY_LENGTH);
    // The inverse document frequency of a word: 1 if no entry contains it, 0 if all do.
    const weigh = (word: string) =>
      1 - Math.log(index.search(word).length + 1) / Math.log(entries.length + 1);
    const weights = new Map(listTelling(typed).map((word) => [toTerm(word), weigh(word)]));
    const least = sum([...weights.values()]) * MIN_SHARE;
    const hits = index.search(typed, {
      // The last word may be unfinished; typos are only assumed in words that no entry contains.
      prefix: (term, position, terms) =>
        term.length > 2 && (position === terms.length - 1 || weights.get(term) === 1),
      fuzzy: (term) => term.length > 3 && weights.get(term) === 1 && 0.2,
    });
    const found = hits
      .flatMap(({ id, score, terms, queryTerms, match }) => {
        const entry = entries[id];
        const matched = new Set(terms);
        const words = [...new Set(queryTerms)].map((term) => {
          const fields = match[term] ?? Object.values(match).flat();
          const isNamed = fields.some((field) => field !== 'text');
          return (weights.get(term) ?? 0) * (isNamed ? 1 : TEXT_WEIGHT);
        });
        const lengths = (keywordsOf[id] ?? [])
          .filter((keyword) => keyword.every((term) => matched.has(term)))
          .map((keyword) => keyword.length);
        const rank = sum(words) + Math.max(0, ...lengths) * KEYWORD_WEIGHT;
        return entry && sum(words) >= least ? { entry, matched, rank, score } : [];
      })
      .sort((a, b) => b.rank - a.rank || b.score - a.score);
    const pages = found.map(({ entry }) => toPage(entry));
    return found
      .filter(
        ({ entry, rank }, position) =>
          rank * 2 >= (found[0]?.rank ?? 0) && pages.indexOf(toPage(entry)) === position,
      )
      .slice(0, MAX_RESULTS)
      .map(({ entry: { path, kind, title, heading = '', description }, matched }) => ({
        path,
        kind,
        title: mark(title, matched),
        heading: mark(heading, matched),
        description: mark(description, matched),
      }));
  };
}
