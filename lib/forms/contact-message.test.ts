import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'zod/mini';
import { getContent } from '../content/get-content';
import { createContactMessage, toContactParams } from './contact-message';
import { trimInvisible } from './invisible-characters';

const { messages, limits } = getContent();
const contactMessage = createContactMessage({ fields: messages.forms.contact.fields, limits });

test('a message goes out trimmed and otherwise unchanged, with its date as text', () => {
  const upTo = (maxLength: number) => fc.string({ unit: 'binary', minLength: 1, maxLength });
  fc.assert(
    fc.property(
      upTo(1500),
      // A character of the string may be two for the limit.
      upTo(Math.floor(limits.messageCharacters / 2)),
      fc.date({ min: new Date('2000-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (name, message, sentAt) => {
        fc.pre(trimInvisible(name) !== '' && trimInvisible(message) !== '');
        const typed = { name, email: 'ravi@example.com', message };
        expect(toContactParams(parse(contactMessage, typed), sentAt)).toEqual({
          name: trimInvisible(name),
          email: typed.email,
          message: trimInvisible(message),
          date: expect.stringContaining(String(sentAt.getFullYear())),
        });
      },
    ),
  );
});
