import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { toContactFields } from './contact-fields';
import { toAnswersText } from './field';

test('copied answers stand under their labels, in the order of the form, without the empty ones', () => {
  const fields = toContactFields(getMessages().forms.contact.fields);
  const answers = { message: ' Two\nlines ', name: 'Ravi', email: '' };
  expect(toAnswersText(Object.values(fields), answers)).toBe(
    `${fields.name.label}: Ravi\n${fields.message.label}: Two\nlines`,
  );
});
