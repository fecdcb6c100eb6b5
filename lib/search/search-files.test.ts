import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { findSitePage } from '../content/site-pages';
import { language } from '../language';
import { formatMessage, formatPlural } from '../text/format-message';
import { getIndexParts } from './index-parts';
import { FIRST_PART } from './search-entry';
import { getSearchFiles, getSearchMessages, toCompared } from './search-files';
import { MESSAGES_FILE } from './search-messages';

test('the messages stand in a file of their own, beside the parts of the index', () => {
  expect([...getSearchFiles().keys()]).toEqual([MESSAGES_FILE, ...getIndexParts().keys()]);
  expect(getIndexParts().get(FIRST_PART)?.().more).not.toContain(MESSAGES_FILE);
  expect(JSON.parse(JSON.stringify(getSearchFiles().get(MESSAGES_FILE)?.()))).toMatchObject({
    title: getMessages().search.title,
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

test('phrases are compared however they are written', () => {
  expect(
    toCompared({
      synonyms: [['Lazy-Eye', '  crossed  eyes ']],
      places: [{ href: '/faq/', phrases: ['How much?'] }],
      stopWords: ['The'],
    }),
  ).toEqual({
    synonyms: [['lazy eye', 'crossed eyes']],
    places: [{ href: '/faq/', phrases: ['how much'] }],
    stopWords: ['the'],
  });
});
