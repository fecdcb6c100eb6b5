import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

/** What people type, and the place that has to come first. */
type Searches = readonly (readonly [place: string, queries: readonly string[]])[];

/** Questions are places of their own; other places belong to their page. */
const toPage = ({ path, kind }: { path: string; kind: string }) =>
  kind === 'question' ? path : path.replace(/#.*/, '');

test.each([
  ['en', 'Latn'],
  ['hi', 'Deva'],
  ['mr', 'Deva'],
])('nine of ten questions in %s find their place first', async (code, script) => {
  const searches: Searches = JSON.parse(readFileSync(`lib/search/searches-${code}.json`, 'utf8'));
  vi.resetModules();
  vi.stubEnv('SITE_LANGUAGE', code);
  vi.stubEnv('SITE_SCRIPT', script);
  const { getSearchMessages, indexEntries } = await import('./search-files');
  const { createSearchIndex } = await import('./search-index');
  const messages = getSearchMessages();
  expect(messages.tag).toBe(`${code}-IN`);
  const index = createSearchIndex(messages);
  const entries = Object.values(indexEntries).flatMap((list) => list());
  await index.add(entries);

  // Pages and questions that the list does not name do not count as found, and places that are gone are not
  // looked for: the owner writes, renames and removes pages, and no such edit says anything about the search.
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
  const wrong = tried.filter(({ place, found }) => found !== place);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(tried.length / 10);
});
