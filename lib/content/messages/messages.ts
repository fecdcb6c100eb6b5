import type { z } from 'zod';
import { toClinicMessages } from './clinic-messages';
import { toDemoMessages } from './demo-messages';
import { toFormMessages } from './form-messages';
import { toHomeMessages } from './home-messages';
import { toLanguageMessages } from './language-messages';
import { toListenMessages } from './listen-messages';
import { createMessageSchemas, type MessagesContext } from './message-schemas';
import { toPageMessages } from './page-messages';
import { toReadingMessages } from './reading-messages';
import { toSearchMessages } from './search-messages';
import { toSimulationMessages } from './simulation-messages';
import { toSiteMessages } from './site-messages';
import { toTwentyTwentyTwentyMessages } from './twenty-twenty-twenty-messages';
import { toWhatToTellUsMessages } from './what-to-tell-us-messages';

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

/** The schemas of the files in `words/`, one for each part of the interface. */
export function toMessagesSchemas(context: MessagesContext) {
  const schemas = createMessageSchemas(context);
  return {
    ...toPageMessages(schemas),
    ...toFormMessages(schemas),
    ...toDemoMessages(schemas),
    ...toHomeMessages(schemas),
    ...toClinicMessages(schemas),
    ...toSiteMessages(schemas),
    ...toSearchMessages(schemas),
    ...toSimulationMessages(schemas),
    ...toWhatToTellUsMessages(schemas),
    ...toListenMessages(schemas),
    ...toTwentyTwentyTwentyMessages(schemas),
    ...toReadingMessages(schemas),
    ...toLanguageMessages(schemas),
  } satisfies Record<(typeof messageParts)[number], z.ZodType>;
}

type Schemas = ReturnType<typeof toMessagesSchemas>;

/** The messages of the interface by the names of their files. */
export type Messages = { [Part in keyof Schemas]: z.infer<Schemas[Part]> };
