import { describe, expect, test } from 'vitest';
import { listSentences } from './sentences';

const abbreviations = ['Dr.', 'e.g.', 'vs.', 'Prof.'];

const read = (text: string, tag = 'en-IN') => listSentences(text, tag, abbreviations);

describe('the sentences of a text', () => {
  test('stand without the spaces around them', () => {
    expect(read('  Eyes tire.  Do they? Yes! ')).toEqual(['Eyes tire.', 'Do they?', 'Yes!']);
  });

  test.each([
    'Ask Dr. Rao about it.',
    'Some tests (e.g. Worth’s) take minutes.',
    'Patching vs. Drops was tried.',
    'The study of Prof. Iyer was small.',
    'It was written by A. Rao.',
    'The angle is 3.5 degrees.',
    'Book at 9 a.m. on Monday.',
  ])('do not end inside “%s”', (text) => {
    expect(read(text)).toEqual([text]);
  });

  test('end at an abbreviation that ends the text', () => {
    expect(read('Glasses, drops, e.g.')).toEqual(['Glasses, drops, e.g.']);
  });

  test('end at a word that only looks like an abbreviation', () => {
    expect(read('They sing in falsettovs. It is loud.')).toEqual([
      'They sing in falsettovs.',
      'It is loud.',
    ]);
  });

  test('end at the stop of their language', () => {
    expect(read('आँखें थकती हैं। आराम करें।', 'hi-IN')).toEqual(['आँखें थकती हैं।', 'आराम करें।']);
  });

  test('are none where there are no words', () => {
    expect(read(' · ')).toEqual([]);
    expect(read('')).toEqual([]);
  });
});
