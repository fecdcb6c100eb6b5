import { expect, test } from 'vitest';
import {
  parseReadingSettings,
  READING_KEY,
  readingChoices,
} from '../../reading-settings/reading-settings';
import { toInlineScript } from '../../site/inline-script';
import { applyReadingSettings } from './apply-reading-settings';
import { openFakePage } from './fake-page.fixture';

const script = toInlineScript(
  applyReadingSettings,
  READING_KEY,
  readingChoices,
  parseReadingSettings,
);

test('what is stored becomes classes of the document, and what is normal does not', () => {
  const page = openFakePage({
    [READING_KEY]: '{"text-size":150,"line-width":100,"letter-spacing":12,"calm-page":true}',
  });
  page.run(script);
  expect([...page.classes]).toEqual(['text-size-150', 'letter-spacing-12', 'calm-page']);
});

test.each([
  ['nothing stored', {}],
  ['damaged settings', { [READING_KEY]: '{"text-size":' }],
  ['a denied storage', 'denied'],
] as const)('%s leaves the document as it is', (_, stored) => {
  const page = openFakePage(stored);
  page.run(script);
  expect([...page.classes]).toEqual([]);
});

test('a change replaces the classes, and no others', () => {
  const page = openFakePage({ [READING_KEY]: '{"text-size":150}' });
  page.classes.add('dark');
  page.run(script);
  page.dispatch('storage', { key: READING_KEY, newValue: '{"high-contrast":true}' });
  expect([...page.classes]).toEqual(['dark', 'high-contrast']);
  page.dispatch('storage', { key: 'theme', newValue: 'light' });
  expect([...page.classes]).toEqual(['dark', 'high-contrast']);
  page.dispatch('storage', { key: null, newValue: null });
  expect([...page.classes]).toEqual(['dark']);
});

test('a page from the back/forward cache gets the current settings', () => {
  const page = openFakePage({ [READING_KEY]: '{"text-size":150}' });
  page.run(script);
  page.items.set(READING_KEY, '{"text-size":200}');
  page.dispatch('pageshow');
  expect([...page.classes]).toEqual(['text-size-200']);
});

test('unchanged settings set no class again', () => {
  const page = openFakePage({ [READING_KEY]: '{"text-size":150}' });
  page.run(script);
  page.classes.add('dark');
  page.dispatch('pageshow');
  expect([...page.classes]).toEqual(['text-size-150', 'dark']);
});
