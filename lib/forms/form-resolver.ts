import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Email } from '../email/send-email';
import { emailSettings } from '../email/settings';
import { createContactMessage, toContactParams } from './contact-message';
import type { Answers } from './field';
import type { FormDefinition } from './form-definition';
import { createPatientRegistration, toPatientParams } from './patient-registration';

// Without this zod probes `new Function`, which the page's security policy reports as a violation.
z.config({ jitless: true });

/** What a form accepts, and the e-mail that comes of it. */
function createEmailSchema(definition: FormDefinition): z.core.$ZodType<Email> {
  switch (definition.name) {
    case 'contact':
      return z.pipe(
        createContactMessage(definition),
        z.transform(
          (message): Email => ({
            template: 'contact',
            params: toContactParams(message, new Date()),
          }),
        ),
      );
    case 'patient':
      return z.pipe(
        createPatientRegistration(definition),
        z.transform(
          (patient): Email => ({
            template: 'patient',
            params: toPatientParams(patient, emailSettings.clinicEmail),
          }),
        ),
      );
  }
}

/**
 * The check of a form for react-hook-form: valid answers come out as the e-mail to send. A few lines
 * in place of `@hookform/resolvers`, which weighs 1 kB more (brotli) for nested and native forms.
 */
export function createFormResolver(definition: FormDefinition): Resolver<Answers, unknown, Email> {
  const schema = createEmailSchema(definition);
  return (answers) => {
    const result = z.safeParse(schema, answers);
    if (result.success) {
      return { values: result.data, errors: {} };
    }
    // Of several messages for one field the first counts.
    const errors: FieldErrors<Answers> = {};
    for (const { path, message } of result.error.issues) {
      errors[String(path[0])] ??= { type: 'schema', message };
    }
    return { values: {}, errors };
  };
}
