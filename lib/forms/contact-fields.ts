import type { Messages } from '../content/messages/messages';
import type { ContactMessage } from './contact-message';
import { controls } from './controls';
import type { Field } from './field';

type Fields = { [Name in keyof ContactMessage]: Field<Name> };

/** The fields of the contact form, in reading order. */
export const toContactFields = (messages: Messages['forms']['contact']['fields']) =>
  ({
    name: {
      ...messages.name,
      ...controls.name,
      name: 'name',
      isRequired: true,
    },
    email: {
      ...messages.email,
      ...controls.email,
      name: 'email',
      isRequired: true,
    },
    message: {
      ...messages.message,
      name: 'message',
      control: 'textarea',
      rows: 6,
      autoComplete: 'off',
      isRequired: true,
    },
  }) satisfies Fields;

export type ContactFields = ReturnType<typeof toContactFields>;
