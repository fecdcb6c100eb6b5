import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devanagariLetters, latinLetters } from './subset-fonts.mjs';

test.each([
  ['en', 'Latin', latinLetters],
  ['hi', 'Latin', latinLetters],
  ['mr', 'Latin', latinLetters],
  ['hi', 'Devanagari', devanagariLetters],
  ['mr', 'Devanagari', devanagariLetters],
])('the font has every letter that content/%s uses in %s script', (code, script, letters) => {
  const folder = join('content', code);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(md|json|yaml)$/.test(file),
  );
  const letter = new RegExp(`\\p{Script=${script}}`, 'gu');
  const used = new Set(
    files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(letter) ?? []),
  );
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((one) => !letters.includes(one))).toEqual([]);
});
