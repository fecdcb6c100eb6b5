import { expect, test } from 'vitest';
import { foldDevanagari, stemDevanagari } from './devanagari';

test.each([
  ['हिन्दी', 'हिंदी'],
  ['आँख', 'आंख'],
  ['हफ़्ते', 'हफ्ते'],
  ['डॉक्टर', 'डाक्टर'],
  ['कॉर्निया', 'कार्निया'],
  ['पढ़ना', 'पढना'],
  ['दृष्टी', 'दृष्टि'],
  ['लेन्स', 'लेंस'],
  ['र\u200dयाला', 'रयाला'],
  ['१२', '12'],
])('%s and %s are one word', (one, other) => {
  expect(foldDevanagari(one.normalize('NFD'))).toBe(foldDevanagari(other.normalize('NFD')));
});

test('words that differ stay apart', () => {
  expect(foldDevanagari('कल')).not.toBe(foldDevanagari('काल'));
});

test.each([
  ['hi', 'आंखों', 'आंख'],
  ['hi', 'बच्चे', 'बच्चा'],
  ['mr', 'डोळ्यांचि', 'डोळा'],
  ['mr', 'मुलांच्या', 'मुलांना'],
  ['mr', 'चष्म्याचा', 'चष्मा'],
])('in %s %s leads to %s', (code, typed, written) => {
  expect(written.startsWith(stemDevanagari(typed, code))).toBe(true);
});

test('a word that is as short as its ending stays', () => {
  expect(stemDevanagari('ने', 'hi')).toBe('ने');
});
