import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { findSitePage } from '../content/site-pages';
import { language } from '../language';
import { formatMessage, formatPlural } from '../text/format-message';
import { getIndexParts } from './index-parts';
import { FIRST_PART } from './search-entry';
import { getSearchFiles, getSearchWords } from './search-files';
import { createSearchIndex } from './search-index';
import { WORDS_FILE } from './search-words';
import { normalizeWord } from './words';

test('the words stand in a file of their own, beside the parts of the index', () => {
  expect([...getSearchFiles().keys()]).toEqual([WORDS_FILE, ...getIndexParts().keys()]);
  expect(getIndexParts().get(FIRST_PART)?.().more).not.toContain(WORDS_FILE);
  expect(JSON.parse(JSON.stringify(getSearchFiles().get(WORDS_FILE)?.()))).toEqual({
    ...getMessages().search,
    tag: language.tag,
  });
});

test('the words are all that the panel needs', () => {
  const words = getSearchWords();
  for (const count of [0, 1, 2, 20]) {
    expect(formatPlural(words.results, count, words.tag)).toContain(String(count));
  }
  expect(formatMessage(words.none, { query: '{x} $& “y”' })).toContain('{x} $& “y”');
  for (const make of getIndexParts().values()) {
    for (const { kind, path } of make().entries) {
      expect(words.kinds[kind], path).toBeTruthy();
    }
  }
  for (const { href } of words.links) {
    expect(findSitePage(href.replace(/#.*/, '')), href).toBeDefined();
  }
});

test('synonyms, stop words and the phrases of places are written as the search compares them', () => {
  const { synonyms, places, stopWords } = getSearchWords();
  for (const phrase of [
    ...synonyms.flat(),
    ...places.flatMap(({ phrases }) => phrases),
    ...stopWords,
  ]) {
    expect(phrase).toBe(
      normalizeWord(phrase)
        .replace(/[\s\p{P}]+/gu, ' ')
        .trim(),
    );
  }
});

test('a place to which phrases lead is in the index, and each of its phrases finds it first', async () => {
  const { places } = getSearchWords();
  const index = createSearchIndex(getSearchWords());
  for (const make of getIndexParts().values()) {
    await index.add(make().entries);
  }
  for (const { href, phrases } of places) {
    for (const phrase of phrases) {
      expect(index.find(phrase)[0]?.path, phrase).toBe(href);
    }
  }
});
