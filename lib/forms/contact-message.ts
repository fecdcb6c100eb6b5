import * as z from 'zod/mini';
import type { Messages } from '../content/messages/messages';
import type { FormLimits } from '../content/model/data-schemas';
import { emailAddress, maxLength, requiredText } from './field-schemas';

interface ContactMessageOptions {
  /** The fields with their error messages. */
  fields: Messages['forms']['contact']['fields'];
  limits: FormLimits;
}

/** What a visitor writes to the clinic; the answers come out trimmed. */
export const createContactMessage = ({ fields, limits }: ContactMessageOptions) =>
  z.object({
    name: requiredText(fields.name.errors.missing),
    email: emailAddress(fields.email.errors),
    message: requiredText(
      fields.message.errors.missing,
      maxLength(limits.messageCharacters, fields.message.errors.tooLong),
    ),
  });

export type ContactMessage = z.output<ReturnType<typeof createContactMessage>>;

/** What the contact template is filled with: the message and when it was sent, as local date-time text. */
export const toContactParams = (message: ContactMessage, sentAt: Date) => ({
  ...message,
  date: sentAt.toLocaleString('en-IN', { dateStyle: 'full', timeStyle: 'long' }),
});
