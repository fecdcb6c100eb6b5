import { expect, test } from 'vitest';
import { toReadingMinutes } from './reading-time';

const write = (words: number) => 'word '.repeat(words);

test('words are counted, what only steers how they look is not', () => {
  expect(toReadingMinutes(write(630))).toBe(3);
  expect(toReadingMinutes(write(630).replaceAll('word', '- **word**\n'))).toBe(3);
  expect(toReadingMinutes(write(630).replaceAll('word', 'word[^a-source][^another]'))).toBe(3);
  expect(toReadingMinutes(write(630).replaceAll('word', '[word](/eye-care/)'))).toBe(3);
  expect(toReadingMinutes(write(630).replaceAll('word', '\n## word {#a-heading}\n'))).toBe(3);
  expect(toReadingMinutes(write(630).replaceAll('word', '\n::topics{section="a"}\n\nword'))).toBe(
    3,
  );
});

test('a sign counts as the sentence for which its name stands', () => {
  expect(toReadingMinutes(`:::today\n${'- loss-of-sight\n'.repeat(49)}:::\n`)).toBe(3);
});

test('the shortest piece takes a minute', () => {
  expect(toReadingMinutes('')).toBe(1);
  expect(toReadingMinutes(write(10))).toBe(1);
});
