import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { findSitePage } from '../content/pages/site-pages';
import { getLanguage } from '../language';
import { formatMessage, formatPlural } from '../text/format-message';
import { getSearchMessages, indexEntries, normalizeLanguage } from './search-files';

test('the messages are all that the panel needs', () => {
  const messages = getSearchMessages();
  expect(messages).toMatchObject({ title: getMessages().search.title, tag: getLanguage().tag });
  for (const count of [0, 1, 2, 20]) {
    expect(formatPlural(messages.results, count, messages.tag)).toContain(String(count));
  }
  expect(formatMessage(messages.none, { query: '{x} $& “y”' })).toContain('{x} $& “y”');
  for (const list of Object.values(indexEntries)) {
    for (const { kind, path } of list()) {
      expect(messages.kinds[kind], path).toBeTruthy();
    }
  }
  for (const { href } of messages.links) {
    expect(findSitePage(href.replace(/#.*/, '')), href).toBeDefined();
  }
});

test('phrases are normalized', () => {
  expect(
    normalizeLanguage({
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
