import { listSitePages, type SitePage } from '../content/pages/site-pages';
import { getLanguageCode } from '../current-language';
import { escapeHtml } from '../text/escape-html';
import { toPageUrl } from './language-address';
import { toAlternates } from './metadata';

const toEntry = ({ path, updatedOn }: SitePage) =>
  [
    '<url>',
    `<loc>${escapeHtml(toPageUrl(path))}</loc>`,
    ...Object.entries(toAlternates(path) ?? {}).map(
      ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}" />`,
    ),
    updatedOn ? `<lastmod>${updatedOn}</lastmod>` : '',
    '</url>',
  ].join('');

/** The sitemap of a language (sitemaps.org): its indexable pages, except untranslated ones, shown in English. */
export function toSitemap(): string {
  const entries = listSitePages()
    .filter(({ language }) => language === getLanguageCode())
    .map(toEntry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
