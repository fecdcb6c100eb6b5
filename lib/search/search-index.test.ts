import { expect, test } from 'vitest';
import type { SearchEntry } from './search-data';
import { createSearchIndex } from './search-index';

const toEntry = (path: string, entry: Partial<SearchEntry>): SearchEntry => ({
  path,
  kind: 'article',
  title: path,
  description: '',
  names: '',
  keywords: [],
  text: '',
  ...entry,
});

// The last entries make “eye” a common word.
const entries = [
  toEntry('/squint/', { title: 'Squint', names: 'भेंगापन', description: 'An eye that turns.' }),
  toEntry('/squint/#surgery', { title: 'Squint', heading: 'Surgery', text: 'The surgeon.' }),
  toEntry('/urgent/', { title: 'How urgent is it?', keywords: ['eye pain', 'what to do'] }),
  toEntry('/glasses/', { title: 'Glasses', text: 'A surgeon can replace them. No eye pain.' }),
  toEntry('/faq/#cost', { kind: 'question', title: 'What does it cost?', keywords: ['fees'] }),
  toEntry('/faq/#pay', { kind: 'question', title: 'How do I pay the fees?' }),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
    toEntry(`/blog/${id}/`, { title: `Eye ${id}`, kind: 'post' }),
  ),
];

const find = await createSearchIndex(entries, ['what', 'to', 'do', 'my']);
const listPaths = (query: string) => find(query).map(({ path }) => path);

test('the search finds a page by a word in English or Hindi, in Latin or Devanagari script, with a typo or unfinished', () => {
  for (const query of [
    'squint',
    'SQUINTS',
    'skwint',
    'squ',
    'भेंगेपन',
    'bhengapan',
    'squimt',
    'भेंगापन|',
  ]) {
    expect(listPaths(query)[0], query).toBe('/squint/');
  }
});

test('a search for two words finds only the entry with both, and links to its section', () => {
  expect(listPaths('squint surgery')).toEqual(['/squint/#surgery']);
  expect(listPaths('surgeon glasses')).toEqual(['/glasses/']);
});

test('a keyword ranks above words in the text, and stop words in the query are ignored', () => {
  expect(listPaths('pain in my eye')[0]).toBe('/urgent/');
  expect(listPaths('pain')).toEqual(['/urgent/']);
});

test('a page that matches only a common word of the query is not found', () => {
  expect(listPaths('eye').length).toBeGreaterThan(3);
  expect(listPaths('eye twitching')).toEqual([]);
  expect(listPaths('qqqqqq')).toEqual([]);
  expect(listPaths('')).toEqual([]);
});
