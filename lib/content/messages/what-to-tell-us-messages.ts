import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages of the lists of what a visitor may have noticed. */
export function toWhatToTellUsMessages({ line, message }: MessageSchemas) {
  const whatToTellUs = z.strictObject({
    title: line,
    lead: line,
    /** Stands in place of `lead` in print, and where no script can take ticks anywhere. */
    leadOnPaper: line,
    question: line,
    /** Leads from a sign to its card, by how fast care is needed. */
    levels: z.strictObject({
      emergency: message('card'),
      today: message('card'),
      days: message('card'),
    }),
    /** Stands in place of `take` while a sign is ticked that cannot wait for a form. */
    urgentFirst: line,
    take: line,
    afterTaking: line,
    print: line,
    tooLong: line,
    notKept: line,
    openForm: line,
  });
  return { 'what-to-tell-us': whatToTellUs };
}
