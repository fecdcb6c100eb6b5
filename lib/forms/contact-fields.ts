import { contactFields as words } from '@/content/en/forms';
import type { ContactMessage } from './contact-message';
import type { Field } from './field';

/** The fields of the contact form, in reading order. */
export const contactFields: readonly Field<keyof ContactMessage>[] = [
  {
    ...words.name,
    name: 'name',
    control: 'input',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  {
    ...words.email,
    name: 'email',
    control: 'input',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    ...words.message,
    name: 'message',
    control: 'textarea',
    rows: 6,
    autoComplete: 'off',
    isRequired: true,
  },
];
