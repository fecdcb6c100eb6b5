import type { z } from 'zod';
import type { DrawingName } from '../model/drawings';
import type { Text } from '../model/text';
import { toDemoMessages } from './demo-messages';
import { toFormMessages } from './form-messages';
import type { MessageSchemas } from './message-schemas';
import { toSimulationMessages } from './simulation-messages';

/** The names of the files in `words/`. */
export const messageParts = [
  'page',
  'blog',
  'demos',
  'error-page',
  'not-found',
  'forms',
  'home',
  'clinic',
  'navigation',
  'site',
  'sports-carousel',
  'search',
  'simulations',
  'what-to-tell-us',
  'listen',
  'twenty-twenty-twenty',
  'reading',
  'languages',
] as const;

export type MessagePart = (typeof messageParts)[number];

/** The words of the interface in English: their shape is that of every language. */
interface EnglishWords {
  page: typeof import('../../../content/en/words/page.json');
  blog: typeof import('../../../content/en/words/blog.json');
  'error-page': typeof import('../../../content/en/words/error-page.json');
  'not-found': typeof import('../../../content/en/words/not-found.json');
  home: typeof import('../../../content/en/words/home.json');
  clinic: typeof import('../../../content/en/words/clinic.json');
  navigation: typeof import('../../../content/en/words/navigation.json');
  site: typeof import('../../../content/en/words/site.json');
  'sports-carousel': typeof import('../../../content/en/words/sports-carousel.json');
  search: typeof import('../../../content/en/words/search.json');
  'what-to-tell-us': typeof import('../../../content/en/words/what-to-tell-us.json');
  listen: typeof import('../../../content/en/words/listen.json');
  'twenty-twenty-twenty': typeof import('../../../content/en/words/twenty-twenty-twenty.json');
  reading: typeof import('../../../content/en/words/reading.json');
  languages: typeof import('../../../content/en/words/languages.json');
}

/** The messages in inline Markdown; all others are plain text. */
export const markdownMessages = ['home.contact.lead', 'site.footer.emergency'] as const;

/** A value of a file of words as the site uses it, by its place. */
type Message<Value, Place extends string> = Place extends (typeof markdownMessages)[number]
  ? Text
  : Place extends `${string}.drawing`
    ? DrawingName
    : Value extends readonly (infer Item)[]
      ? Message<Item, Place>[]
      : Value extends object
        ? {
            [Name in keyof Value as Exclude<Name, 'default'>]: Message<
              Exclude<Value[Name], undefined>,
              `${Place}.${Name & string}`
            >;
          }
        : Value;

/** The schemas of the files that hold more than words. */
export const toPartSchemas = (schemas: MessageSchemas) => ({
  ...toFormMessages(schemas),
  ...toDemoMessages(schemas),
  ...toSimulationMessages(schemas),
});

type PartSchemas = ReturnType<typeof toPartSchemas>;

/** The messages of the interface by the names of their files. */
export type Messages = {
  [Part in MessagePart]: Part extends keyof PartSchemas
    ? z.infer<PartSchemas[Part]>
    : Message<EnglishWords[Part & keyof EnglishWords], Part>;
};
