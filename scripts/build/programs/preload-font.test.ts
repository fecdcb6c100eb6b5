import { afterEach, expect, test, vi } from 'vitest';
import { preloadFont } from './preload-font';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a fast connection', { saveData: false, rtt: 50, downlink: 10 }, 1],
  ['a long round trip with much bandwidth', { saveData: false, rtt: 150, downlink: 10 }, 1],
  ['a short round trip with little bandwidth', { saveData: false, rtt: 50, downlink: 1 }, 1],
  ['a slow connection', { saveData: false, rtt: 150, downlink: 1 }, 0],
  ['a visitor who saves data', { saveData: true, rtt: 50, downlink: 10 }, 0],
  ['a browser without navigator.connection', undefined, 1],
])('%s', (_, connection, count) => {
  const remove = vi.fn();
  const append = vi.fn();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', {
    currentScript: { remove },
    createElement: (name: string) => ({ name }),
    head: { append },
  });
  preloadFont('/a.woff2', { rtt: 110, downlink: 1.9 });
  expect(remove).toHaveBeenCalledOnce();
  expect(append).toHaveBeenCalledTimes(count);
  if (count > 0) {
    expect(append).toHaveBeenCalledWith({
      name: 'link',
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href: '/a.woff2',
    });
  }
});
