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

/** The placeholders of a message, such as `{count}`; the names of facts have a dot in them. */
export const listPlaceholders = (message: string): string =>
  (message.match(/\{\w+\}/g) ?? []).sort().join(', ');

/** The schemas of which the messages of the interface are made. */
export function createMessageSchemas({ resolve, readText, follow }: MessagesContext) {
  /** A text in which facts are filled in; other placeholders stay. */
  const text = z
    .string()
    .regex(/\S/, { error: 'must not be empty' })
    .transform((value, context) =>
      value.replace(placeholderPattern, (placeholder, place: string) => {
        const fact = resolve(place);
        if (fact === null) {
          context.addIssue({ code: 'custom', message: `names ${placeholder}, which is not known` });
        }
        return fact ?? placeholder;
      }),
    );
  /** A text with these placeholders, each once. */
  const message = (...names: readonly string[]) => {
    const wanted = listPlaceholders(names.map((name) => `{${name}}`).join());
    return text.refine((value) => listPlaceholders(value) === wanted, {
      error: `must hold ${wanted || 'no placeholder'}`,
    });
  };
  const href = z
    .string()
    .regex(/^\/(?:[\w-]+\/)*(?:#[\w-]+)?$/, {
      error: 'must be an address of this site, such as /eye-care/',
    })
    .transform(follow);
  const rich = z.string().min(1).transform(readText);
  return { text, message, line: message(), rich, href, drawing: z.enum(drawingNames) };
}

export type MessageSchemas = ReturnType<typeof createMessageSchemas>;
