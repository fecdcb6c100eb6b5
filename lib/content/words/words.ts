import type { z } from 'zod';
import { toClinicWords } from './clinic-words';
import { toDemoWords } from './demo-words';
import { toFormWords } from './form-words';
import { toHomeWords } from './home-words';
import { createMessageSchemas, type WordsContext } from './message-schemas';
import { toPageWords } from './page-words';
import { toSearchWords } from './search-words';
import { toSiteWords } from './site-words';

/** The names of the files in `words/`. */
export const wordsParts = [
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
] as const;

/** The schemas of the files in `words/`, one for each part of the interface. */
export function toWordsSchemas(context: WordsContext) {
  const schemas = createMessageSchemas(context);
  return {
    ...toPageWords(schemas),
    ...toFormWords(schemas),
    ...toDemoWords(schemas),
    ...toHomeWords(schemas),
    ...toClinicWords(schemas),
    ...toSiteWords(schemas),
    ...toSearchWords(schemas),
  } satisfies Record<(typeof wordsParts)[number], z.ZodType>;
}

type Schemas = ReturnType<typeof toWordsSchemas>;

/** The words of the interface by the names of their files. */
export type Words = { [Part in keyof Schemas]: z.infer<Schemas[Part]> };
