import { expect, test } from 'vitest';
import { toAuditVerdict } from './audit-result';

const hole = { name: 'a', severity: 'high', range: '<1.2.3', via: [] };

test.each([
  ['a hole', { vulnerabilities: { a: hole } }, false, 'known holes:\n  a <1.2.3 (high)'],
  ['no hole', { vulnerabilities: {} }, true, 'knows no hole'],
  ['a refusal', { message: '405 Method Not Allowed', statusCode: 405 }, false, 'Not checked'],
  ['no answer', undefined, false, 'Not checked'],
])('with %s it says so', (_, answer, isPassed, sentence) => {
  expect(toAuditVerdict(JSON.stringify(answer) ?? '')).toEqual({
    isPassed,
    sentence: expect.stringContaining(sentence),
  });
});
