import type { output } from 'zod/v4/core';
import type { FormLimits } from '../content/data-schemas';
import type { Words } from '../content/words/words';
import { answersOf, atMost, emailAddress, requiredText } from './field-schemas';

interface ContactMessageOptions {
  /** The fields with their error messages. */
  fields: Words['forms']['contact']['fields'];
  limits: FormLimits;
}

/** What a visitor writes to the clinic; the answers come out trimmed. */
export const createContactMessage = ({ fields, limits }: ContactMessageOptions) =>
  answersOf({
    name: requiredText(fields.name.errors.missing),
    email: emailAddress(fields.email.errors),
    message: requiredText(
      fields.message.errors.missing,
      atMost(limits.messageCharacters, fields.message.errors.tooLong),
    ),
  });

export type ContactMessage = output<ReturnType<typeof createContactMessage>>;
