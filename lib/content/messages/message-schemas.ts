import { z } from 'zod';
import { drawingNames } from '../model/drawings';
import { placeholderPattern, type Resolve } from '../model/placeholders';
import type { Text } from '../model/text';

/** How the messages of the interface become what the site shows. */
export interface MessagesContext {
  resolve: Resolve;
  /** Reads inline Markdown. */
  readText: (markdown: string) => Text;
  /** Where a link leads, once pages were renamed or removed. */
  follow: (href: string) => string;
}

const placeholdersOf = (message: string) =>
  [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** The schemas of which the messages of the interface are made. */
export function createMessageSchemas({ resolve, readText, follow }: MessagesContext) {
  /** A text in which facts are filled in, and which keeps these placeholders, each once. */
  const message = (...names: readonly string[]) =>
    z
      .string()
      .min(1)
      .transform((value, context) => {
        const filled = value.replace(placeholderPattern, (whole, place: string) => {
          const text = resolve(place);
          if (text === null) {
            context.addIssue({ code: 'custom', message: `names ${whole}, which is not told` });
          }
          return text ?? whole;
        });
        if (placeholdersOf(filled).join() !== [...names].sort().join()) {
          const allowed = names.map((name) => `{${name}}`).join(', ') || 'no placeholder';
          context.addIssue({ code: 'custom', message: `must hold ${allowed}` });
        }
        return filled;
      });
  const line = message();
  const rich = z.string().min(1).transform(readText);
  /** A message by the plural category of its count (CLDR). */
  const plural = z.strictObject({ one: message('count'), other: message('count') });
  const href = z
    .string()
    .regex(/^\/(?:[\w-]+\/)*(?:#[\w-]+)?$/, {
      error: 'must be an address of this site, such as /eye-care/',
    })
    .transform(follow);
  const link = z.strictObject({ label: line, href });
  const drawing = z.enum(drawingNames);
  return { message, line, rich, plural, href, link, drawing };
}

export type MessageSchemas = ReturnType<typeof createMessageSchemas>;
