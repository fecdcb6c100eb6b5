import type { Words } from '../content/words/words';
import type { ContactMessage } from './contact-message';
import { controls } from './controls';
import type { Field } from './field';

type Fields = { [Name in keyof ContactMessage]: Field<Name> };

/** The fields of the contact form, in reading order. */
export const toContactFields = (words: Words['forms']['contact']['fields']) =>
  ({
    name: {
      ...words.name,
      ...controls.name,
      name: 'name',
      isRequired: true,
    },
    email: {
      ...words.email,
      ...controls.email,
      name: 'email',
      isRequired: true,
    },
    message: {
      ...words.message,
      name: 'message',
      control: 'textarea',
      rows: 6,
      autoComplete: 'off',
      isRequired: true,
    },
  }) satisfies Fields;

export type ContactFields = ReturnType<typeof toContactFields>;
