import { expect, test } from 'vitest';
import { toReadingMinutes } from './posts';

test('the words of all texts are counted, and marks are not', () => {
  const items = ['word – '.repeat(300), ['word '.repeat(14), { cite: ['a', 'b'] }]];
  expect(toReadingMinutes([{ kind: 'list', items }])).toBe(1);
  expect(toReadingMinutes([{ kind: 'list', items: [...items, 'word'] }])).toBe(2);
  expect(toReadingMinutes([])).toBe(1);
});
