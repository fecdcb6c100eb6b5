import type { Metadata } from 'next';
import { getClinic, getMessages } from '../content/get-content';
import { isInDefaultLanguageAlone, listLanguagesOf } from '../content/languages';
import { getPosts } from '../content/posts';
import { defaultLanguage, type LanguageCode, language, toLanguageTag } from '../language';
import { toAlternates } from './alternates';
import { toIcon } from './icons';
import { toUrlIn } from './language-address';
import { toPageTitle } from './page-title';
import { siteUrl } from './site-url';
import { pictureSize, toPictureUrl } from './social-picture';

/** What a page says about itself. */
export interface PageDescription {
  title: string;
  description: string;
  /** Begins and ends in a slash; absent where one page stands at any address. */
  path?: string;
  /** The day it was published, as YYYY-MM-DD; only a post has one. */
  date?: string;
  /** Whether search engines are to leave it out. */
  isHidden?: boolean;
}

/** A language as other sites name it, such as `en_IN`. */
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
 * The head of a page: title with the site's name where there is room, description, the absolute canonical address, and
 * what other sites show beside a link to it. An address that leads on to the default language names only that page.
 */
export function toMetadata(page: PageDescription): Metadata {
  const { title: own, description, path, isHidden } = page;
  const title = toPageTitle(own, getMessages().site.pageTitle);
  if (path && isInDefaultLanguageAlone(path)) {
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

/** The icons of every page. */
export const siteIcons: Metadata = {
  icons: {
    icon: [toIcon('icon-48.png'), toIcon('icon.svg')],
    apple: toIcon('apple-touch-icon.png'),
  },
};
