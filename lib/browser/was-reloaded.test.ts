import { afterEach, expect, test, vi } from 'vitest';
import { wasReloaded } from './was-reloaded';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['navigate', '/faq/', false],
  ['reload', '/faq/', true],
  ['reload', '/about/', false],
])('after a %s, at %s: %s', (type, name, expected) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type, name }] });
  vi.stubGlobal('location', { href: '/faq/' });
  expect(wasReloaded()).toBe(expected);
});
