import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file an empty `sessionStorage`, and returns its items. */
export function provideSessionStorage(): Map<string, string> {
  const items = new Map<string, string>();

  beforeEach(() => {
    items.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  return items;
}
