import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages of the button and the bar that read a page aloud, and what the voice adds to the text. */
export function toListenMessages({ line, message, plural }: MessageSchemas) {
  const listen = z.strictObject({
    button: line,
    failed: line,
    bar: z.strictObject({
      label: line,
      pause: line,
      continue: line,
      /** Stands in place of `continue` at the end of the page. */
      again: line,
      slower: line,
      faster: line,
      stop: line,
      /** The speed as it is seen, and as screen readers hear it. */
      rate: message('rate'),
      speed: message('rate'),
      voiceFailed: line,
    }),
    announcements: z.strictObject({
      heading: message('text'),
      list: plural,
      item: message('number', 'text'),
      step: message('number', 'count', 'text'),
      question: message('text'),
      picture: message('text'),
    }),
    /** What ends with a full stop and no sentence with it. */
    abbreviations: z.array(z.string().min(2)),
  });
  return { listen };
}
