import type { SearchResult as SearchHit } from 'minisearch';
import type { SearchEntry } from './search-entry';
import { listWords } from './words';

/** A place that was found, and how well it answers. */
export interface Found {
  entry: SearchEntry;
  /** The terms that led to it. */
  terms: ReadonlySet<string>;
  /** Whether its title was typed in full. */
  isNamed: boolean;
  score: number;
}

const MAX_SECTIONS_OF_A_PAGE = 3;

/** A text as its words alone. */
const toWords = (text: string): string =>
  listWords(text)
    .map(({ word }) => word)
    .join(' ');

/**
 * The places in their order, without those that hold less than half of what was asked. A title that
 * was typed in full comes first; then a place with more of the words comes before one that says
 * fewer of them more often.
 */
export function rank(
  hits: readonly SearchHit[],
  query: string,
  entries: readonly SearchEntry[],
): Found[] {
  const asked = toWords(query);
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
              isNamed: toWords(entry.heading ?? entry.title) === asked,
              score: score * queryTerms.length,
            },
          ]
        : [];
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
}

/** The places in their order, with few of each page, so that none crowds out the others. */
export function takeFewOfEachPage(found: readonly Found[]): Found[] {
  const counts = new Map<string, number>();
  return found.filter(({ entry: { path, kind } }) => {
    const page = kind === 'question' ? path : path.replace(/#.*/, '');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MAX_SECTIONS_OF_A_PAGE;
  });
}
