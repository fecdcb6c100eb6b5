import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages of the forms that go out as e-mail. */
export function toFormMessages({ line }: MessageSchemas) {
  const text = { label: line, hint: line.exactOptional() };
  const missing = z.strictObject({ missing: line });
  const missingOrWrong = z.strictObject({ missing: line, wrong: line });
  const tooLong = z.strictObject({ tooLong: line });
  /** Choices of a list: the value is sent, the label is read. */
  const choice = z.strictObject({ value: z.string().min(1), label: line });
  const select = z.strictObject({
    ...text,
    /** The first entry of the list, which chooses nothing. */
    prompt: line,
    choices: z.array(choice).min(1),
    errors: missing,
  });
  const form = {
    /** What the form is called by assistive technology. */
    label: line,
    submit: line,
    submitting: line,
    /** Read out while the message is on its way. */
    wait: line,
    sent: line,
    failed: line,
    /** Follows `failed` where the service has not confirmed that it took the message. */
    unconfirmed: line,
    /** The title of the error summary, by whether a required field was left empty. */
    summary: z.strictObject({ empty: line, wrong: line }),
  };
  const forms = z.strictObject({
    patient: z.strictObject({
      ...form,
      fields: z.strictObject({
        firstName: z.strictObject({ ...text, errors: missing }),
        lastName: z.strictObject({ ...text, errors: missing }),
        age: z.strictObject({ ...text, errors: missingOrWrong }),
        gender: select,
        phone: z.strictObject({ ...text, errors: missingOrWrong }),
        email: z.strictObject({ ...text, errors: missingOrWrong }),
        address: z.strictObject({ ...text, errors: tooLong }),
        service: select,
        symptoms: z.strictObject({ ...text, errors: tooLong }),
        history: z.strictObject({ ...text, errors: tooLong }),
      }),
    }),
    contact: z.strictObject({
      ...form,
      fields: z.strictObject({
        name: z.strictObject({ ...text, errors: missing }),
        email: z.strictObject({ ...text, errors: missingOrWrong }),
        message: z.strictObject({
          ...text,
          errors: z.strictObject({ missing: line, tooLong: line }),
        }),
      }),
    }),
    /** What a visitor can do next, by the kind of failure. */
    advice: z.strictObject({
      configuration: line,
      'too-large': line,
      'rate-limited': line,
      'browser-refused': line,
      network: line,
      service: line,
      unconfirmed: line,
    }),
    help: z.strictObject({
      retry: line,
      confirm: line,
      submittedEarly: line,
      scriptLost: line,
      copy: z.strictObject({ button: line, done: line, byHand: line, textLabel: line }),
      contactOptions: line,
      draft: z.strictObject({ restored: line, clear: line, cleared: line, undo: line }),
    }),
    privacy: z.strictObject({ text: line, link: line }),
    noScript: z.strictObject({ title: line, text: line }),
  });
  return { forms };
}
