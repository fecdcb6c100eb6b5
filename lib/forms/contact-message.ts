import * as z from 'zod/mini';
import { contactErrors } from '@/content/en/forms';
import { formLimits } from '@/content/form-limits';
import { emailAddress, requiredText } from './field-schemas';

/** What a visitor writes to the clinic; the answers come out trimmed. */
export const contactMessage = z.object({
  name: requiredText(contactErrors.name.missing),
  email: emailAddress(contactErrors.email.missing, contactErrors.email.wrong),
  message: requiredText(contactErrors.message.missing).check(
    z.maxLength(formLimits.messageCharacters, contactErrors.message.tooLong),
  ),
});

export type ContactMessage = z.infer<typeof contactMessage>;
