import { expect, test } from 'vitest';
import { listAtAGlance } from './address';
import { fullClinic, smallestClinic } from './clinic.fixture';
import { namedMessages as messages } from './messages.fixture';

test('the clinic summary shows only known facts, and no closed weekdays', () => {
  const hours = [
    { days: ['Saturday' as const], from: '10:00', to: '14:00' },
    { days: ['Sunday' as const], closed: true as const },
  ];
  expect(listAtAGlance(smallestClinic, messages)).toEqual([]);
  const told = listAtAGlance({ ...fullClinic, hours }, messages);
  expect(told.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '12 Lane 4, Kothrud',
    'Saturday: sitting from=10 am to=2 pm',
  ]);
});
