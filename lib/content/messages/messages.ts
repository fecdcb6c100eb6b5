import type { z } from 'zod';
import { toClinicMessages } from './clinic-messages';
import { toDemoMessages } from './demo-messages';
import { toFormMessages } from './form-messages';
import { toHomeMessages } from './home-messages';
import { createMessageSchemas, type WordsContext } from './message-schemas';
import { toPageMessages } from './page-messages';
import { toReadingMessages } from './reading-messages';
import { toSearchMessages } from './search-messages';
import { toSiteMessages } from './site-messages';

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
  'reading',
] as const;

/** The schemas of the files in `words/`, one for each part of the interface. */
export function toMessagesSchemas(context: WordsContext) {
  const schemas = createMessageSchemas(context);
  return {
    ...toPageMessages(schemas),
    ...toFormMessages(schemas),
    ...toDemoMessages(schemas),
    ...toHomeMessages(schemas),
    ...toClinicMessages(schemas),
    ...toSiteMessages(schemas),
    ...toSearchMessages(schemas),
    ...toReadingMessages(schemas),
  } satisfies Record<(typeof messageParts)[number], z.ZodType>;
}

type Schemas = ReturnType<typeof toMessagesSchemas>;

/** The words of the interface by the names of their files. */
export type Messages = { [Part in keyof Schemas]: z.infer<Schemas[Part]> };
