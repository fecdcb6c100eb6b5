import { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, test } from 'vitest';
import type { FailureKind } from './failure';
import { toFailure } from './send-email';

test.each<[kind: FailureKind, statuses: number[]]>([
  ['configuration', [400, 403, 404, 412, 422]],
  ['service', [408, 500, 503]],
  ['too-large', [413]],
  ['rate-limited', [429]],
  ['browser-refused', [451]],
])('the failure is %s for the HTTP statuses %o', (kind, statuses) => {
  for (const status of statuses) {
    expect(toFailure(new EmailJSResponseStatus(status, 'text'))).toEqual({ kind, status });
  }
});

test.each([
  ['The public key is required. Visit the dashboard', { kind: 'configuration' }],
  [new EmailJSResponseStatus(0, 'Network Error'), { kind: 'network' }],
  [new TypeError('Failed to fetch'), { kind: 'network' }],
  [undefined, { kind: 'network' }],
])('the EmailJS rejection %o results in the failure %o', (reason, failure) => {
  expect(toFailure(reason)).toEqual(failure);
});
