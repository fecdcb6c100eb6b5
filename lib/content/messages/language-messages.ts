import { z } from 'zod';
import { translators } from '../model/translation';
import type { MessageSchemas } from './message-schemas';

/** The messages about the languages of the site, and about a page that was translated. */
export function toLanguageMessages({ line, message }: MessageSchemas) {
  const languages = z.strictObject({
    label: line,
    footerLabel: line,
    /** The way to the home page of a language that does not have the page; in that language. */
    homeOf: message('language', 'home'),
    /** Stands behind a link to a page that is in the default language alone. */
    inDefaultLanguage: line,
    translation: z.strictObject({
      label: line,
      by: z.record(z.enum(translators), line),
      unreviewed: line,
      reviewed: message('reviewer', 'day'),
      outdated: line,
      /** Leads to the page that was translated. */
      original: message('title'),
    }),
  });
  return { languages };
}
