import { expect, test, vi } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { hideNotice } from './hide-notice';
import { noteLostScripts } from './note-lost-scripts';
import { prepareTheme } from './prepare-theme';
import { showSplashOnce } from './show-splash-once';

test.each([
  ['before its first moment', 999, true],
  ['at its first moment', 1000, false],
  ['in its last moment', 1999, false],
  ['after its last moment', 2000, true],
])('%s a notice is hidden: %i ms, %s', (_, now, isHidden) => {
  const page = openFakePage();
  page.clock.now = now;
  page.run(toInlineScript(hideNotice, 1000, 2000));
  expect(page.sheets).toEqual(isHidden ? ['[data-notice]{display:none}'] : []);
  // React would find other elements than it rendered.
  expect([...page.classes]).toEqual([]);
});

test('a script that fails to load is noted, and nothing else is', () => {
  const page = openFakePage();
  page.run(toInlineScript(noteLostScripts));
  // An error within a script, and a picture that fails to load.
  page.dispatch('error', { target: null });
  page.dispatch('error', { target: {} });
  expect([...page.classes]).toEqual([]);
  page.dispatch('error', { target: page.newScript() });
  expect([...page.classes]).toEqual(['script-lost']);
});

test('a script that an old browser cannot parse is noted', () => {
  const page = openFakePage();
  page.run(toInlineScript(noteLostScripts));
  page.dispatch('error', { target: {}, error: page.run('new SyntaxError()') });
  expect([...page.classes]).toEqual(['script-lost']);
});

test.each([
  ['dark', false],
  ['light', false],
  ['Default Theme', true],
  ['"light"', true],
  ['{"a":1}', true],
  [null, true],
])('next-themes does not see the theme %s of another page: %s', (newValue, isHidden) => {
  const page = openFakePage();
  const stopImmediatePropagation = vi.fn();
  page.run(toInlineScript(prepareTheme, '#ffffff'));
  page.dispatch('storage', { key: 'theme', newValue, stopImmediatePropagation });
  page.dispatch('storage', { key: 'reading', newValue: '{}', stopImmediatePropagation });
  expect(stopImmediatePropagation).toHaveBeenCalledTimes(isHidden ? 1 : 0);
});

test.each([
  [{ theme: 'light' }, 'light', '#ffffff'],
  [{ theme: 'dark' }, 'dark', '#000000'],
  [{ theme: 'purple' }, undefined, '#000000'],
  [{ theme: 'dark light' }, undefined, '#000000'],
  [{ theme: '' }, undefined, '#000000'],
  ['denied', undefined, '#000000'],
] as const)('a stored theme %j is kept as %s and gives %s', (stored, kept, colour) => {
  const page = openFakePage(stored);
  page.run(toInlineScript(prepareTheme, '#ffffff'));
  expect(page.items.get('theme')).toBe(kept);
  expect(page.meta.get('content')).toBe(colour);
});

const splash = toInlineScript(showSplashOnce, 2500, '/');

test.each(['its duration', 'pointerdown', 'touchstart', 'keydown', 'wheel'])(
  'the splash of the first document of a session ends at %s',
  (end) => {
    const page = openFakePage();
    page.run(splash);
    expect([...page.classes]).toEqual(['with-splash']);
    expect([...page.items]).toEqual([['splash', 'seen']]);
    expect(page.timers.map(({ ms }) => ms)).toEqual([2500]);
    expect(page.countListeners()).toBe(4);
    if (end === 'its duration') {
      page.timers[0]?.run();
    } else {
      page.dispatch(end);
    }
    expect([...page.classes]).toEqual([]);
    expect(page.countListeners()).toBe(0);
  },
);

test.each([
  ['any other page', {}, '/eye-care/eye-injuries/'],
  ['a later document', { splash: 'seen' }, '/'],
  ['a denied storage', 'denied', '/'],
] as const)('with %s there is no splash', (_, stored, pathname) => {
  const page = openFakePage(stored);
  page.location.pathname = pathname;
  page.run(splash);
  expect([...page.classes]).toEqual([]);
  // Nor is it shown later.
  expect(page.items.get('splash')).toBe(stored === 'denied' ? undefined : 'seen');
  expect(page.timers).toEqual([]);
  expect(page.countListeners()).toBe(0);
});
