import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInLanguage } from '../current-language';
import { languageCodes } from '../languages';
import { getSearchMessages, indexEntries } from './search-files';
import { createSearchIndex } from './search-index';

/** Real queries, and the path that must be the first result. */
type Searches = readonly (readonly [place: string, queries: readonly string[]])[];

/** The path that a result counts for: a section counts as its page, a question as itself. */
const toPage = ({ path, kind }: { path: string; kind: string }) =>
  kind === 'question' ? path : path.replace(/#.*/, '');

test.each(languageCodes)('nine of ten questions in %s find their place first', async (code) => {
  const searches: Searches = JSON.parse(readFileSync(`lib/search/searches-${code}.json`, 'utf8'));
  const messages = runInLanguage(code, getSearchMessages);
  expect(messages.tag).toBe(`${code}-IN`);
  const index = createSearchIndex(messages);
  const entries = runInLanguage(code, () => Object.values(indexEntries).flatMap((list) => list()));
  await index.add(entries);

  // Results that are not in the list are ignored, and removed targets are skipped: the owner adds, renames
  // and removes pages, which must not fail a test of the search.
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
