import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages of the demonstrations. */
export function toDemoMessages({ line }: MessageSchemas) {
  const demoField = z.strictObject({ label: line, hint: line.exactOptional(), missing: line });
  const demo = z.strictObject({ submit: line, done: line });
  const demos = z.strictObject({
    noScript: line,
    errors: z.strictObject({ wrong: line, summary: line, wrongSummary: line, storage: line }),
    fields: z.strictObject({
      name: demoField,
      email: demoField,
      password: demoField,
      message: demoField,
    }),
    login: demo,
    register: demo,
    contact: demo,
  });
  return { demos };
}
