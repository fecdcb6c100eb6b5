import { expect, test } from 'vitest';
import { listSentences } from './sentences';

const abbreviations = ['Dr.', 'e.g.', 'vs.', 'Prof.'];

test.each([
  ['  Eyes tire. | Do they?| Yes! '],
  ['Ask Dr. Rao about it.'],
  ['Some tests (e.g. Worth’s) take minutes.'],
  ['Patching vs. Drops was tried.'],
  ['It was written by A. Rao.'],
  ['The angle is 3.5 degrees.'],
  ['Book at 9 a.m. on Monday.'],
  ['They sing in falsettovs. |It is loud.'],
  ['आँखें थकती हैं। |आराम करें।', 'hi-IN'],
])('a text is split into trimmed sentences: %s', (text, tag = 'en-IN') => {
  const sentences = text.split('|').map((sentence) => sentence.trim());
  expect(listSentences(text.replaceAll('|', ''), tag, abbreviations)).toEqual(sentences);
});

test.each(['', ' · '])('a text without words ("%s") has no sentences', (text) => {
  expect(listSentences(text, 'en-IN', abbreviations)).toEqual([]);
});
