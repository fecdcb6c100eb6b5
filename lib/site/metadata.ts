import type { Metadata } from 'next';
import { getClinic, getMessages } from '../content/get-content';
import { isOnlyInDefaultLanguage, listLanguagesOf } from '../content/languages';
import { getPosts } from '../content/posts';
import { defaultLanguage, type LanguageCode, language, toLanguageTag } from '../language';
import { toAlternates } from './alternates';
import { toIcon } from './icons';
import { toUrlIn } from './language-address';
import { toPageTitle } from './page-title';
import { siteUrl } from './site-url';
import { pictureSize, toPictureUrl } from './social-picture';

export interface PageDescription {
  title: string;
  description: string;
  /** With a leading and a trailing slash; absent for a 404 page. */
  path?: string;
  /** The publication date of a post, as YYYY-MM-DD. */
  date?: string;
  /** Adds `noindex`. */
  isHidden?: boolean;
}

/** The locale of Open Graph, such as `en_IN`. */
const toLocale = (code: LanguageCode) => toLanguageTag(code).replace('-', '_');

function toSharedLink({ title, description, date }: PageDescription, path: string) {
  return {
    title,
    description,
    url: `${siteUrl}${path}`,
    siteName: getClinic().name,
    locale: toLocale(language.code),
    alternateLocale: listLanguagesOf(path)
      .filter((code) => code !== language.code)
      .map(toLocale),
    images: [{ url: toPictureUrl(path), ...pictureSize, alt: title }],
    ...(date
      ? ({ type: 'article', publishedTime: date } as const)
      : ({ type: 'website' } as const)),
  };
}

/**
 * The metadata of a page: title, description, canonical URL, alternate languages, feed and Open Graph; only
 * the canonical URL for a page that redirects to the default language.
 */
export function toMetadata(page: PageDescription): Metadata {
  const { title: own, description, path, isHidden } = page;
  const title = toPageTitle(own, getMessages().site.pageTitle);
  if (path && isOnlyInDefaultLanguage(path)) {
    const canonical = toUrlIn(defaultLanguage, path);
    return { title, description, alternates: { canonical }, robots: { index: false } };
  }
  return {
    title,
    description,
    alternates: {
      canonical: path && `${siteUrl}${path}`,
      languages: path ? toAlternates(path) : undefined,
      types:
        getPosts().length > 0 ? { 'application/rss+xml': `${siteUrl}/blog/feed.xml` } : undefined,
    },
    robots: isHidden ? { index: false } : undefined,
    openGraph: path ? toSharedLink(page, path) : undefined,
    twitter: path ? { card: 'summary_large_image' } : undefined,
  };
}

export const siteMetadata: Metadata = {
  // Numbers are links already; browsers on phones would add links of their own, a hydration mismatch.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: {
    icon: [toIcon('icon-48.png'), toIcon('icon.svg')],
    apple: toIcon('apple-touch-icon.png'),
  },
};
