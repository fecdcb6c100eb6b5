import { expect, test } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { prepareTheme } from './prepare-theme';

const script = toInlineScript(prepareTheme, '#ffffff');

test.each([
  ['light', 'light', '#ffffff'],
  ['dark', 'dark', '#000000'],
  ['purple', undefined, '#000000'],
  ['dark light', undefined, '#000000'],
  ['', undefined, '#000000'],
])('a stored theme "%s" is kept as %s and gives %s', (theme, kept, colour) => {
  const page = openFakePage({ theme });
  page.run(script);
  expect(page.storage.items.get('theme')).toBe(kept);
  expect(page.meta.get('content')).toBe(colour);
});

test('a denied storage leaves the document as it is', () => {
  const page = openFakePage('denied');
  page.run(script);
  expect(page.meta.get('content')).toBe('#000000');
});
