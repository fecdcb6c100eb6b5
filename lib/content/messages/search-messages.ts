import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

interface Place {
  href: string;
  phrases: readonly string[];
}

/** Places of one address as one: that of a removed page may lead to another page in the list. */
function mergePlaces(places: readonly Place[]): Place[] {
  const merged = new Map<string, Place>();
  for (const { href, phrases } of places) {
    merged.set(href, { href, phrases: [...(merged.get(href)?.phrases ?? []), ...phrases] });
  }
  return [...merged.values()];
}

/** The messages of the search. */
export function toSearchMessages({ line, message, plural, link, href }: MessageSchemas) {
  const search = z.strictObject({
    title: line,
    label: line,
    hint: line,
    close: line,
    results: plural,
    none: message('query'),
    advice: line,
    links: z.array(link).min(1),
    incomplete: line,
    kinds: z.strictObject({ page: line, article: line, post: line, question: line }),
    key: line,
    /** Phrases of one group lead to the same, in small letters and with a space for a hyphen. */
    synonyms: z.array(z.array(z.string().min(1)).min(2)),
    /** Phrases that lead to a place first, whether or not they stand there; written as synonyms are. */
    places: z
      .array(z.strictObject({ href, phrases: z.array(z.string().min(1)).min(1) }))
      .transform(mergePlaces),
    /** Words that say nothing about a subject. */
    stopWords: z.array(z.string().min(1)),
  });
  return { search };
}
