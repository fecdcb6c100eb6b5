import { expect, test } from 'vitest';
import { getPosts } from './content/posts';
import { toReadingMinutes } from './reading-time';

const write = (words: number) => `<p>${'word '.repeat(words)}</p>`;

test('words are counted, tags and reference marks are not', () => {
  expect(toReadingMinutes(write(630))).toBe(3);
  expect(toReadingMinutes(write(630).replaceAll('word', '<em class="a b">word</em>'))).toBe(3);
  expect(toReadingMinutes(write(630).replaceAll('word', 'word<sup> <a>1</a></sup>'))).toBe(3);
});

test('the shortest piece takes a minute', () => {
  expect(toReadingMinutes('')).toBe(1);
  expect(toReadingMinutes(write(10))).toBe(1);
});

test('the posts take a few minutes each', async () => {
  for (const { title, content } of await getPosts()) {
    expect(toReadingMinutes(content), title).toBeGreaterThan(2);
    expect(toReadingMinutes(content), title).toBeLessThan(15);
  }
});
