import { expect, test } from 'vitest';
import { createPhrases, type Run } from './phrases';
import { listWords } from './words';

const phrases = createPhrases([['lazy eye', 'amblyopia'], ['eye', 'number'], ['number']]);

const toPairs = (runs: readonly Run[]) =>
  runs.map(({ words, groups }) => [words.map(({ word }) => word).join(' '), groups.length]);

test('a text is read in phrases, each as long as it can be', () => {
  expect(toPairs(phrases.listRuns(listWords('A LAZY-eye number')))).toEqual([
    ['a', 0],
    ['lazy eye', 1],
    ['number', 2],
  ]);
  expect(toPairs(phrases.listRuns(listWords('lazy eyelid')))).toEqual([
    ['lazy', 0],
    ['eyelid', 0],
  ]);
});

test('an index knows the phrases inside longer ones too', () => {
  expect(toPairs(phrases.listAll(listWords('a lazy eye')))).toEqual([
    ['lazy eye', 1],
    ['eye', 1],
  ]);
});

test('the names of one group are one term', () => {
  const toGroups = (text: string) =>
    phrases.listAll(listWords(text)).flatMap(({ groups }) => groups);
  expect(toGroups('amblyopia')).toEqual(toGroups('lazy eye').slice(0, 1));
});
