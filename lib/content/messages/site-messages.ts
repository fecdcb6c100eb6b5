import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages around every page, and of the pages for what went wrong. */
export function toSiteMessages({ line, message, rich, href, link }: MessageSchemas) {
  const errorPage = z.strictObject({ title: line, lead: line, retry: line, home: line });

  const notFound = z.strictObject({
    title: line,
    description: line,
    lead: line,
    links: z.array(link).min(1),
  });

  const navigation = z.strictObject({
    label: line,
    menu: line,
    /** `id` is a section of the landing page, `path` where the addresses of its own pages begin. */
    sections: z.array(z.strictObject({ id: line, label: line, path: href.exactOptional() })).min(1),
    patientForm: link,
    /** The page of all signs by how fast each needs care. */
    urgent: link,
    footer: z.array(z.strictObject({ title: line, links: z.array(link).min(1) })).min(1),
  });

  const site = z.strictObject({
    range: z.string().min(1),
    /** The name of the clinic's city, where the language writes it otherwise. */
    city: line.exactOptional(),
    skipLink: line,
    homeLabel: line,
    themeButton: z.strictObject({ toLight: line, toDark: line }),
    searchButton: z.strictObject({ label: line, loading: line, failed: line, retry: line }),
    pageTitle: message('title'),
    footer: z.strictObject({
      navigationLabel: line,
      about: line,
      languages: line,
      emergency: rich,
    }),
  });
  return { 'error-page': errorPage, 'not-found': notFound, navigation, site };
}
