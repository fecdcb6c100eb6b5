import { afterEach, expect, test, vi } from 'vitest';
import { preloadFont } from './choose-font';

afterEach(() => {
  vi.unstubAllGlobals();
});

const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '/a.woff2' };

test.each([
  ['yes on a fast connection', { saveData: false, rtt: 50, downlink: 10 }, [link]],
  ['yes with high latency and bandwidth', { saveData: false, rtt: 150, downlink: 10 }, [link]],
  ['no on a slow connection', { saveData: false, rtt: 150, downlink: 1 }, []],
  ['no with Save-Data', { saveData: true, rtt: 50, downlink: 10 }, []],
  ['yes without navigator.connection', undefined, [link]],
])('font preload: %s', (_, connection, links) => {
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
