import { getSearchMessages, indexEntries } from './search-files';
import { createSearchIndex } from './search-index';

/** What people type, and the place that has to come first. */
export type Searches = readonly (readonly [place: string, queries: readonly string[]])[];

interface Place {
  path: string;
  kind: string;
}

/** Questions are places of their own; other places belong to their page. */
const toPage = ({ path, kind }: Place) => (kind === 'question' ? path : path.replace(/#.*/, ''));

/**
 * The queries that do not find their place first, and how many these may be. Pages and questions that
 * the list does not name do not count as found, and places that are gone are not looked for: the
 * owner writes, renames and removes pages, and no such edit says anything about the search.
 */
export async function trySearches(searches: Searches) {
  const index = createSearchIndex(getSearchMessages());
  const entries = Object.values(indexEntries).flatMap((list) => list());
  await index.add(entries);
  const named = new Set(searches.map(([place]) => place));
  const pages = new Set(entries.filter(({ path }) => named.has(path)).map(toPage));
  const tried = searches
    .filter(([place]) => entries.some(({ path }) => path === place))
    .flatMap(([place, queries]) =>
      queries.map((query) => {
        const found = index.find(query).find((result) => pages.has(toPage(result)));
        return { query, place, found: found?.path };
      }),
    );
  return {
    wrong: tried.filter(({ place, found }) => found !== place),
    allowed: tried.length / 10,
  };
}
