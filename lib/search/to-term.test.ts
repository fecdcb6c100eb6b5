import { expect, test } from 'vitest';
import { toTerm } from './to-term';

test.each([
  ['the plural and an ending', 'आँख', 'आँखों', 'आंखें', 'aankh', 'ankhon'],
  ['cases in Marathi', 'डोळा', 'डोळ्यांना', 'डोळ्यानंतर', 'dola', 'dolyanchya'],
  ['a spoken form in Marathi', 'जवळचे', 'जवळचं', 'javalche'],
  ['a vowel that is not spoken', 'लटकना', 'latakna'],
  ['nukta, joiners and nasals', 'हिन्दी', 'हिंदी', 'हि\u200dन्दी', 'Hindi'],
  ['doubled letters', 'बच्चा', 'bachcha', 'baccha', 'bacha'],
  ['sounds with an h', 'खुजली', 'khujli', 'kujli'],
  ['a loan word', 'लेंस', 'लेन्स', 'lens', 'lenses'],
  ['English endings', 'rub', 'rubs', 'rubbing', 'rubbed'],
  ['accents and case', 'ámblyòpia', 'Amblyopia'],
  ['digits', '१२', '12'],
])('spellings and forms of a word have the same search term: %s', (_, first, ...others) => {
  expect(others.map(toTerm)).toEqual(others.map(() => toTerm(first)));
});

test.each([
  ['दर्द', 'दूर'],
  ['head', 'read'],
  ['नज़र', 'नंबर'],
])('%s and %s have different search terms', (one, other) => {
  expect(toTerm(one)).not.toBe(toTerm(other));
});
