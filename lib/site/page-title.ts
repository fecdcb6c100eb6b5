import { formatMessage } from '../text/format-message';

/** The approximate number of characters of a title that search engines show. */
export const TITLE_LENGTH = 60;

/** The title of a page with the name of the site, or without it if both together are too long. */
export function toPageTitle(title: string, pageTitle: string): string {
  const named = formatMessage(pageTitle, { title });
  return named.length > TITLE_LENGTH ? title : named;
}
