import { EmailJSResponseStatus } from '@emailjs/browser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { canRetry, toDeliveryFailure } from './delivery-failure';

describe('a rejection of EmailJS', () => {
  test.each([
    ['The public key is required. Visit the dashboard', { kind: 'configuration', status: null }],
    [
      new EmailJSResponseStatus(400, 'The Public Key is invalid'),
      { kind: 'configuration', status: 400 },
    ],
    [new EmailJSResponseStatus(403, 'Forbidden'), { kind: 'configuration', status: 403 }],
    [new EmailJSResponseStatus(404, 'Account not found'), { kind: 'configuration', status: 404 }],
    [new EmailJSResponseStatus(412, 'Invalid grant'), { kind: 'configuration', status: 412 }],
    [new EmailJSResponseStatus(422, 'Empty recipients'), { kind: 'configuration', status: 422 }],
    [new EmailJSResponseStatus(413, 'Variables size limit'), { kind: 'too-large', status: 413 }],
    [new EmailJSResponseStatus(429, 'Too Many Requests'), { kind: 'rate-limited', status: 429 }],
    [
      { status: 451, text: 'Unavailable For Headless Browser' },
      { kind: 'browser-refused', status: 451 },
    ],
    [new EmailJSResponseStatus(500, ''), { kind: 'service', status: 500 }],
    [new EmailJSResponseStatus(503, ''), { kind: 'service', status: 503 }],
    [new EmailJSResponseStatus(0, 'Network Error'), { kind: 'network' }],
    [new TypeError('Failed to fetch'), { kind: 'network' }],
    [undefined, { kind: 'network' }],
  ])('%o is read as %o', (reason, failure) => {
    expect(toDeliveryFailure(reason)).toEqual(failure);
  });

  test('always has advice for the visitor, and repeats none of the text', () => {
    const { advice } = getMessages().forms;
    fc.assert(
      fc.property(fc.anything(), fc.string({ minLength: 12 }), (reason, text) => {
        const mixed = typeof reason === 'object' && reason ? { ...reason, text } : reason;
        const failure = toDeliveryFailure(mixed);
        expect(advice[failure.kind]).toBeTruthy();
        expect(Object.values(failure)).not.toContain(text);
      }),
    );
  });

  test('has advice for each kind, and for nothing else', () => {
    expect(Object.keys(getMessages().forms.advice).sort()).toEqual(Object.keys(canRetry).sort());
  });
});
