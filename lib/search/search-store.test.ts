import { afterEach, expect, test, vi } from 'vitest';
import type { SearchEntry } from './search-entry';
import { createSearchStore } from './search-store';

const toEntry = (title: string): SearchEntry => ({
  path: `/${title}/`,
  kind: 'page',
  title,
  text: title,
});

const files = { 'pages.json': [toEntry('squint')], 'posts.json': [toEntry('glasses')] };

/** Mocks `fetch` with the files of the search; `lost` contains the names of files whose request fails. */
function serve(files: Record<string, unknown>, lost: Set<string>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace(/.*\//, '');
    asked.push(name);
    return lost.has(name) ? new Response('', { status: 404 }) : Response.json(files[name]);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('what came can be searched, and trying again fetches the rest alone', async () => {
  const lost = new Set(['posts.json']);
  const asked = serve(files, lost);
  const store = createSearchStore({ code: 'en', synonyms: [], places: [], stopWords: [] }, '');
  const onChange = vi.fn();
  expect(store.getState()).toEqual({ status: 'idle', size: 0 });
  const unsubscribe = store.subscribe(onChange);
  expect(store.getState().status).toBe('loading');
  await vi.waitFor(() => expect(store.getState()).toEqual({ status: 'failed', size: 1 }));
  expect(store.find('squint').map(({ path }) => path)).toEqual(['/squint/']);

  lost.clear();
  await store.load();
  expect(store.getState()).toEqual({ status: 'ready', size: 2 });
  expect(store.find('glasses').map(({ path }) => path)).toEqual(['/glasses/']);
  expect(store.find('squint')).toHaveLength(1);
  expect(onChange).toHaveBeenCalled();
  unsubscribe();
  store.subscribe(onChange);
  await store.load();
  expect(asked).toEqual(['pages.json', 'posts.json', 'posts.json']);
});
