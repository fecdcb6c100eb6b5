import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_TIMEOUT_MS } from '../timings';
import { loadInTime } from './load-in-time';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a script that never comes counts as not loaded after a while', async () => {
  const loading = loadInTime(new Promise(() => undefined));
  vi.advanceTimersByTime(ANSWER_TIMEOUT_MS);
  await expect(loading).rejects.toThrow('A script did not load');
});

test('a script that comes is given on, and leaves no timer', async () => {
  await expect(loadInTime(Promise.resolve('script'))).resolves.toBe('script');
  expect(vi.getTimerCount()).toBe(0);
});
