import { z } from 'zod';
import { getToday } from './day';

/** Matches the path of a home page, also of one language: it names a publisher and no specific source. */
const homePage = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:\/(?:index|home|default)(?:\.\w+)?)?\/?$/i;

const url = z
  .httpUrl({ error: 'must be an address that begins with https://', abort: true })
  .refine(
    (address) => new URL(address).search !== '' || !homePage.test(new URL(address).pathname),
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
    /** Volume, issue and pages. */
    pages: text.exactOptional(),
    url,
  })
  .refine((source) => (source.year === undefined) !== (source.readIn === undefined), {
    error: 'must say when it came out, or else `readIn` when a page without a date was read',
    path: ['year'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const id = z.string().regex(/^[a-z0-9-]+$/, 'may have only small letters, digits and hyphens');

/** The schema of all references by id, without duplicates. */
export const referencesSchema = z.record(id, reference).superRefine((references, context) => {
  const ids = new Map<string, string>();
  for (const [name, source] of Object.entries(references)) {
    const first = ids.get(source.url);
    if (first) {
      const message = `must not be that of \`${first}\` too: each source is listed once`;
      context.addIssue({ code: 'custom', path: [name, 'url'], message });
    }
    ids.set(source.url, name);
  }
});

export type Reference = z.infer<typeof reference>;
