import { EmailJSResponseStatus } from '@emailjs/browser';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ANSWER_TIMEOUT_MS } from '../timings';
import { canRetry, type FailureKind, toFailure, withTimeout } from './send-email';

test.each<[status: number, kind: FailureKind]>([
  [400, 'configuration'],
  [403, 'configuration'],
  [404, 'configuration'],
  [412, 'configuration'],
  [422, 'configuration'],
  [408, 'service'],
  [500, 'service'],
  [503, 'service'],
  [413, 'too-large'],
  [429, 'rate-limited'],
  [451, 'browser-refused'],
])('the status %i is read as %s', (status, kind) => {
  expect(toFailure(new EmailJSResponseStatus(status, 'text'))).toEqual({ kind, status });
});

test.each([
  ['The public key is required. Visit the dashboard', { kind: 'configuration' }],
  [new EmailJSResponseStatus(0, 'Network Error'), { kind: 'network' }],
  [new TypeError('Failed to fetch'), { kind: 'network' }],
  [undefined, { kind: 'network' }],
])('the rejection %o is read as %o', (reason, failure) => {
  expect(toFailure(reason)).toEqual(failure);
});

test('any rejection is of a known kind, and none of its text is repeated', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ minLength: 12 }), (reason, text) => {
      const mixed = typeof reason === 'object' && reason ? { ...reason, text } : reason;
      const failure = toFailure(mixed);
      expect(Object.keys(canRetry)).toContain(failure.kind);
      expect(Object.values(failure)).not.toContain(text);
    }),
  );
});

test('a promise counts until the time limit, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await withTimeout(Promise.resolve('OK'))).toBe('OK');
  await expect(withTimeout(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(vi.getTimerCount()).toBe(0);
  const late = withTimeout(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  expect(await late).toBeNull();
  vi.useRealTimers();
});
