import { expect, test } from 'vitest';
import { toAuditResult } from './audit-result';

const vulnerability = { name: 'a', severity: 'high', range: '<1.2.3', via: [] };

test.each([
  [
    'a vulnerability',
    { vulnerabilities: { a: vulnerability } },
    false,
    'known vulnerabilities:\n  a <1.2.3 (high)',
  ],
  ['no vulnerability', { vulnerabilities: {} }, true, 'knows no vulnerability'],
  ['a refusal', { message: '405 Method Not Allowed', statusCode: 405 }, false, 'Not checked'],
  ['no answer', undefined, false, 'Not checked'],
])('with %s it says so', (_, answer, isPassed, sentence) => {
  expect(toAuditResult(JSON.stringify(answer) ?? '')).toEqual({
    isPassed,
    sentence: expect.stringContaining(sentence),
  });
});
