import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { findSitePage } from '../content/site-pages';
import { language } from '../language';
import { formatMessage, formatPlural } from '../text/format-message';
import { getIndexParts } from './index-parts';
import { FIRST_PART } from './search-entry';
import { getSearchFiles, getSearchMessages } from './search-files';
import { createSearchIndex } from './search-index';
import { MESSAGES_FILE } from './search-messages';
import { normalizeWord } from './words';

test('the messages stand in a file of their own, beside the parts of the index', () => {
  expect([...getSearchFiles().keys()]).toEqual([MESSAGES_FILE, ...getIndexParts().keys()]);
  expect(getIndexParts().get(FIRST_PART)?.().more).not.toContain(MESSAGES_FILE);
  expect(JSON.parse(JSON.stringify(getSearchFiles().get(MESSAGES_FILE)?.()))).toEqual({
    ...getMessages().search,
    tag: language.tag,
  });
});

test('the messages are all that the panel needs', () => {
  const messages = getSearchMessages();
  for (const count of [0, 1, 2, 20]) {
    expect(formatPlural(messages.results, count, messages.tag)).toContain(String(count));
  }
  expect(formatMessage(messages.none, { query: '{x} $& “y”' })).toContain('{x} $& “y”');
  for (const make of getIndexParts().values()) {
    for (const { kind, path } of make().entries) {
      expect(messages.kinds[kind], path).toBeTruthy();
    }
  }
  for (const { href } of messages.links) {
    expect(findSitePage(href.replace(/#.*/, '')), href).toBeDefined();
  }
});

test('synonyms, stop words and the phrases of places are written as the search compares them', () => {
  const { synonyms, places, stopWords } = getSearchMessages();
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
  const { places } = getSearchMessages();
  const index = createSearchIndex(getSearchMessages());
  for (const make of getIndexParts().values()) {
    await index.add(make().entries);
  }
  for (const { href, phrases } of places) {
    for (const phrase of phrases) {
      expect(index.find(phrase)[0]?.path, phrase).toBe(href);
    }
  }
});
