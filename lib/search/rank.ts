import type { SearchResult as SearchHit } from 'minisearch';
import type { SearchEntry } from './search-entry';
import { listWords } from './words';

export interface Found {
  entry: SearchEntry;
  terms: ReadonlySet<string>;
  isNamed: boolean;
  score: number;
}

const MAX_SECTIONS_OF_A_PAGE = 3;

/** A post comes after a page that fits as well. */
const POST_WEIGHT = 0.8;

const toWords = (text: string): string =>
  listWords(text)
    .map(({ word }) => word)
    .join(' ');

/**
 * Sorts hits, and removes those with fewer than half of the matched words of the best one; an entry whose
 * title equals the query comes first, then entries with more of the words before those that repeat fewer.
 */
export function rank(
  hits: readonly SearchHit[],
  query: string,
  entries: readonly SearchEntry[],
): Found[] {
  const typed = toWords(query);
  const most = Math.max(...hits.map(({ queryTerms }) => queryTerms.length));
  return hits
    .filter(({ queryTerms }) => queryTerms.length * 2 >= most)
    .flatMap(({ id, terms, score, queryTerms }) => {
      const entry = entries[id];
      return entry
        ? [
            {
              entry,
              terms: new Set(terms),
              isNamed: toWords(entry.heading ?? entry.title) === typed,
              score: score * queryTerms.length * (entry.kind === 'post' ? POST_WEIGHT : 1),
            },
          ]
        : [];
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
}

/** The page of an entry; each question is a page by itself. */
const toPage = ({ path, kind }: SearchEntry) =>
  kind === 'question' ? path : path.replace(/#.*/, '');

/** Groups results by page, in the order of the best of each, and limits their number per page. */
export function groupByPage(found: readonly Found[]): Found[][] {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const page = toPage(one.entry);
    groups.set(page, [...(groups.get(page) ?? []), one].slice(0, MAX_SECTIONS_OF_A_PAGE));
  }
  return [...groups.values()];
}
