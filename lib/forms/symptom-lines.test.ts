import { expect, test } from 'vitest';
import { hasSentence, toggleSentence } from './symptom-lines';

const sentences = ['My child tilts the head.', 'बच्चा सिर टेढ़ा रखता है।'];
const [sentence = '', hindi = ''] = sentences;

test.each([
  ['an empty text', '', sentence],
  ['only spaces', ' \n', sentence],
  ['a text', 'Headaches.\n\n', `Headaches.\n${sentence}`],
  ['a line that has it inside', `Often: ${sentence}`, `Often: ${sentence}\n${sentence}`],
])('checking a symptom adds its sentence below %s', (_, text, expected) => {
  expect(hasSentence(text, sentences)).toBe(false);
  expect(toggleSentence(text, sentences)).toBe(expected);
  expect(hasSentence(expected, sentences)).toBe(true);
});

test.each([
  ['as the only text', sentence, ''],
  ['in another language', `Headaches.\n${hindi}\nSince June.`, 'Headaches.\nSince June.'],
  ['with more text after it', `${sentence} Since June. `, 'Since June.'],
  ['twice, after white space', `Headaches. \n ${sentence}\n${sentence}`, 'Headaches. '],
])('unchecking a symptom removes only its sentence, %s', (_, text, expected) => {
  expect(hasSentence(text, sentences)).toBe(true);
  expect(toggleSentence(text, sentences)).toBe(expected);
});
