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
              score: score * queryTerms.length,
            },
          ]
        : [];
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
}

/** Limits the number of results per page. */
export function takeFewOfEachPage(found: readonly Found[]): Found[] {
  const counts = new Map<string, number>();
  return found.filter(({ entry: { path, kind } }) => {
    const page = kind === 'question' ? path : path.replace(/#.*/, '');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MAX_SECTIONS_OF_A_PAGE;
  });
}
