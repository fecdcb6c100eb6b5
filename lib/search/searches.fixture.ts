import { getIndexParts } from './index-parts';
import { getSearchMessages } from './search-files';
import { createSearchIndex } from './search-index';

/** What people type, and the place that has to come first. */
export type Searches = readonly (readonly [place: string, queries: readonly string[]])[];

/** How many queries there are, and those that find another place first, each with what it finds. */
export async function trySearches(searches: Searches) {
  const index = createSearchIndex(getSearchMessages());
  for (const readPart of getIndexParts().values()) {
    await index.add(readPart().entries);
  }
  const tried = searches.flatMap(([place, queries]) =>
    queries.map((query) => ({ query, place, found: index.find(query)[0]?.path })),
  );
  return { count: tried.length, wrong: tried.filter(({ place, found }) => found !== place) };
}
