import type { output } from 'zod/v4/core';
import { contactErrors } from '@/content/en/forms';
import { formLimits } from '@/content/form-limits';
import { answersOf, atMost, emailAddress, requiredText } from './field-schemas';

/** What a visitor writes to the clinic; the answers come out trimmed. */
export const contactMessage = answersOf({
  name: requiredText(contactErrors.name.missing),
  email: emailAddress(contactErrors.email.missing, contactErrors.email.wrong),
  message: requiredText(
    contactErrors.message.missing,
    atMost(formLimits.messageCharacters, contactErrors.message.tooLong),
  ),
});

export type ContactMessage = output<typeof contactMessage>;
