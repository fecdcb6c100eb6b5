import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getContent } from '../content/get-content';
import { runInLanguage } from '../current-language';
import { languageCodes } from '../languages';
import { getSearchData } from './index-entries';
import { createSearchIndex } from './search-index';

const { entries } = getSearchData();

test('a search entry contains titles and keywords in every language, and no Markdown', () => {
  const squint = entries.find(({ path }) => path === '/vision-therapy/squint/');
  for (const code of languageCodes) {
    const page = getContent(code).pages.find(({ path }) => path === squint?.path);
    expect(squint?.names).toContain(page?.title);
    expect(squint?.keywords).toEqual(expect.arrayContaining(page?.keywords ?? []));
  }
  for (const { path, description, text } of entries) {
    expect(description, path).not.toBe('');
    expect(`${description} ${text}`, path).not.toMatch(/\*\*|\]\(|\[\^|\{\w+\.\w+|\[object/);
  }
});

/** The path that must be the first result, and the queries for it. */
type Queries = readonly (readonly [path: string, queries: readonly string[]])[];

// Skips pages that do not exist, because renaming or removing a page must not fail a search test.
test.each(languageCodes)('nine in ten sample queries (%s) find their page first', async (code) => {
  const list: Queries = JSON.parse(readFileSync(`lib/search/queries-${code}.json`, 'utf8'));
  const data = runInLanguage(code, getSearchData);
  expect(data.tag).toBe(`${code}-IN`);
  const find = await createSearchIndex(data.entries, data.stopWords);
  const toPage = (path = '') => (path.startsWith('/faq/#') ? path : path.replace(/#.*/, ''));
  const pages = new Set(data.entries.map(({ path }) => toPage(path)));
  const tried = list
    .flatMap(([path, queries]) => queries.map((query) => ({ query, page: toPage(path) })))
    .filter(({ page }) => pages.has(page));
  const wrong = tried.filter(({ query, page }) => toPage(find(query)[0]?.path) !== page);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(tried.length / 10);
});
