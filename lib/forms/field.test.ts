import { expect, test } from 'vitest';
import { contactFields } from './contact-fields';
import { toAnswersText } from './field';

test('copied answers stand under their labels, in the order of the form, without the empty ones', () => {
  const answers = { message: ' Two\nlines ', name: 'Ravi', email: '' };
  expect(toAnswersText(contactFields, answers)).toBe('Name: Ravi\nMessage: Two\nlines');
});
