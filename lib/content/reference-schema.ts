import { z } from 'zod';

/** The first page of a site, or of a language of it: it names a publisher and no source. */
const homePagePattern =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:\/(?:index|home|default)(?:\.\w+)?)?\/?$/i;

function isPageOfSite(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search !== '' || !homePagePattern.test(pathname);
}

const url = z
  .httpUrl({ error: 'must be an address that begins with https://', abort: true })
  .refine(isPageOfSite, {
    error: 'must lead to the source itself, and this is a home page',
  });

/** Words that show a source was cited from another one, not read. */
const secondHandPattern =
  /second[\s-]?hand|\bas (?:cited|given|quoted|reported|summari[sz]ed) (?:by|elsewhere|in)\b/i;

const firstHand = z
  .string()
  .min(1)
  .refine((text) => !secondHandPattern.test(text), {
    error: 'must name the source itself, and this one is second-hand',
  });

const year = z
  .int()
  .min(1900)
  .refine((value) => value <= new Date().getFullYear(), { error: 'must not lie in the future' });

/** A source that pages may cite. */
const reference = z
  .strictObject({
    /** As the source names them, or the body that publishes it. */
    authors: firstHand,
    /** Word for word. */
    title: firstHand,
    /** The journal, or who publishes it. */
    publication: firstHand,
    /** In which it came out. */
    year: year.exactOptional(),
    /** In which it was read: for a page of the web that has no date. */
    readIn: year.exactOptional(),
    /** Volume, issue and pages. */
    pages: z.string().min(1).exactOptional(),
    /** Where it can be read. */
    url,
  })
  .refine((source) => (source.year === undefined) !== (source.readIn === undefined), {
    error: 'must say when it came out, or else `readIn` when a page without a date was read',
    path: ['year'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** The sources that pages may cite, by the names of their marks, without duplicates. */
export const referencesSchema = z
  .record(
    z.string().regex(/^[a-z0-9-]+$/, { error: 'may have only small letters, digits and hyphens' }),
    reference,
  )
  .superRefine((references, context) => {
    const ids = new Map<string, string>();
    for (const [id, source] of Object.entries(references)) {
      const first = ids.get(source.url);
      if (first) {
        context.addIssue({
          code: 'custom',
          path: [id, 'url'],
          message: `must not be that of \`${first}\` too: each source is listed once`,
        });
      }
      ids.set(source.url, id);
    }
  });

export type Reference = z.infer<typeof reference>;
