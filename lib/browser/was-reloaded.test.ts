import { afterEach, expect, test, vi } from 'vitest';
import { wasReloaded } from './was-reloaded';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [[{ type: 'navigate' }], false],
  [[{ type: 'reload' }], true],
  [[], false],
])('with the navigation entries %j it is %s', (entries, expected) => {
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  expect(wasReloaded()).toBe(expected);
});
