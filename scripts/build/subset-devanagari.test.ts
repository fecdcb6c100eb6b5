import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devanagariLetters } from './subset-devanagari.mjs';

test.each(['hi', 'mr'])('the font has every letter of content/%s', (code) => {
  const folder = join('content', code);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(md|json|yaml)$/.test(file),
  );
  const used = new Set(
    files.flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/\p{Script=Devanagari}/gu) ?? [],
    ),
  );
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((letter) => !devanagariLetters.includes(letter))).toEqual([]);
});
