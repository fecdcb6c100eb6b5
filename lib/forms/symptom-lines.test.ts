import { expect, test } from 'vitest';
import { hasSentence, toggleSentence } from './symptom-lines';

const sentences = ['My child tilts the head.', 'बच्चा सिर टेढ़ा रखता है।'];
const [sentence = '', hindi = ''] = sentences;

test.each([
  ['an empty text', '', sentence],
  ['spaces alone', ' \n', sentence],
  ['a text', 'Headaches.\n\n', `Headaches.\n${sentence}`],
  ['a line that has it inside', `Often: ${sentence}`, `Often: ${sentence}\n${sentence}`],
])('a tick adds its sentence below %s', (_, text, expected) => {
  expect(hasSentence(text, sentences)).toBe(false);
  expect(toggleSentence(text, sentences)).toBe(expected);
  expect(hasSentence(expected, sentences)).toBe(true);
});

test.each([
  ['alone', sentence, ''],
  ['in another language', `Headaches.\n${hindi}\nSince June.`, 'Headaches.\nSince June.'],
  ['with more behind it', `${sentence} Since June. `, 'Since June.'],
  ['twice, after white space', `Headaches. \n ${sentence}\n${sentence}`, 'Headaches. '],
])('without its tick the sentence is removed %s, and nothing else', (_, text, expected) => {
  expect(hasSentence(text, sentences)).toBe(true);
  expect(toggleSentence(text, sentences)).toBe(expected);
});
