import { z } from 'zod';
import { getToday } from './day';

const url = z
  .httpUrl({ error: 'must be an address that begins with https://', abort: true })
  .refine(
    // The home page of a site names a publisher, not a specific source.
    (address) => new URL(address).search !== '' || new URL(address).pathname !== '/',
    'must lead to the source itself, and this is a home page',
  );

const text = z.string().min(1);

const year = z
  .int()
  .min(1900)
  .refine((value) => value <= Number.parseInt(getToday(), 10), 'must not lie in the future');

const reference = z
  .strictObject({
    authors: text,
    title: text,
    publication: text,
    year: year.exactOptional(),
    /** The year of access, for a web page without a date. */
    readIn: year.exactOptional(),
    pages: text.exactOptional(),
    url,
  })
  .refine((source) => (source.year === undefined) !== (source.readIn === undefined), {
    error: 'must say when it came out, or else `readIn` when a page without a date was read',
    path: ['year'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const id = z.string().regex(/^[a-z0-9-]+$/, 'may have only small letters, digits and hyphens');

export const referencesSchema = z.record(id, reference);

export type Reference = z.infer<typeof reference>;
