import { z } from 'zod';
import { drawingNames } from '../model/drawings';
import { placeholderPattern, type Resolve } from '../model/placeholders';
import type { Text } from '../model/text';
import { markdownMessages } from './messages';

/** The functions that transform messages for the pages. */
interface MessagesContext {
  resolve: Resolve;
  /** Reads inline Markdown. */
  readText: (markdown: string) => Text;
  /** The target of a link after the redirects of renamed and removed pages. */
  follow: (href: string) => string;
}

const markdownPlace = new RegExp(
  `^(?:${markdownMessages.join('|').replaceAll('.', '\\.').replaceAll('*', '[^.]+')})$`,
);

/** Returns a function that finds the schema of a message by its path without array indexes. */
export function createMessageSchemas({ resolve, readText, follow }: MessagesContext) {
  /** A text whose facts are filled in; other placeholders remain. */
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
  const href = z
    .string()
    .regex(/^\/(?:[\w-]+\/)*(?:#[\w-]+)?$/, {
      error: 'must be an address of this site, such as /eye-care/',
    })
    .transform(follow);
  const markdown = z.string().min(1).transform(readText);
  const byName: Readonly<Record<string, z.ZodType>> = {
    href,
    path: href,
    drawing: z.enum(drawingNames),
  };
  return (place: string): z.ZodType =>
    markdownPlace.test(place)
      ? markdown
      : (byName[place.slice(place.lastIndexOf('.') + 1)] ?? text);
}
