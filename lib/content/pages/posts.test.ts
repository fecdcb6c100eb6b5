import { expect, test } from 'vitest';
import { toReadingMinutes } from './posts';

test('the reading time counts the words of all texts, but no punctuation or citation marks', () => {
  const items = ['word – '.repeat(300), ['word '.repeat(14), { cite: ['a', 'b'] }]];
  expect(toReadingMinutes([{ kind: 'list', items }])).toBe(1);
  expect(toReadingMinutes([{ kind: 'list', items: [...items, 'word'] }])).toBe(2);
  expect(toReadingMinutes([])).toBe(1);
});
