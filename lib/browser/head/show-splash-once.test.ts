import { describe, expect, test } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { showSplashOnce } from './show-splash-once';

const script = toInlineScript(showSplashOnce, 2500, '/');

describe('the splash', () => {
  test('is shown on the first document of a session for its duration', () => {
    const page = openFakePage();
    page.run(script);
    expect([...page.classes]).toEqual([]);
    expect([...page.storage.items]).toEqual([['splash', 'seen']]);
    expect(page.timers.map(({ ms }) => ms)).toEqual([2500]);
    page.timers[0]?.run();
    expect([...page.classes]).toEqual(['splash-over']);
    expect(page.countListeners()).toBe(0);
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'wheel'])('ends at a %s', (signal) => {
    const page = openFakePage();
    page.run(script);
    expect(page.countListeners()).toBe(4);
    page.dispatch(signal);
    expect([...page.classes]).toEqual(['splash-over']);
    expect(page.countListeners()).toBe(0);
  });

  test('has ended before the first paint of any other page, and is not shown later', () => {
    const page = openFakePage();
    page.location.pathname = '/eye-care/eye-injuries/';
    page.run(script);
    expect([...page.classes]).toEqual(['splash-over']);
    expect([...page.storage.items]).toEqual([['splash', 'seen']]);
    expect(page.timers).toEqual([]);
    expect(page.countListeners()).toBe(0);
  });

  test.each([
    ['a later document', { splash: 'seen' }],
    ['a denied storage', 'denied'],
  ] as const)('is not shown with %s', (_, stored) => {
    const page = openFakePage(stored);
    page.run(script);
    expect([...page.classes]).toEqual(['splash-over']);
    expect(page.timers).toEqual([]);
    expect(page.countListeners()).toBe(0);
  });
});
