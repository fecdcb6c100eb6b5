import { afterEach, expect, test, vi } from 'vitest';
import { preloadFont } from './choose-font';

afterEach(() => {
  vi.unstubAllGlobals();
});

const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '/a.woff2' };

test.each([
  ['a fast connection', { saveData: false, rtt: 50, downlink: 10 }, [link]],
  ['a long round trip with much bandwidth', { saveData: false, rtt: 150, downlink: 10 }, [link]],
  ['a slow connection', { saveData: false, rtt: 150, downlink: 1 }, []],
  ['a visitor who saves data', { saveData: true, rtt: 50, downlink: 10 }, []],
  ['a browser without navigator.connection', undefined, [link]],
])('on %s the font is preloaded or left', (_, connection, links) => {
  const remove = vi.fn();
  const append = vi.fn();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', {
    currentScript: { remove },
    createElement: () => ({}),
    head: { append },
  });
  preloadFont('/a.woff2');
  expect(remove).toHaveBeenCalledOnce();
  expect(append.mock.calls.flat()).toEqual(links);
});
