import type { Metadata, Viewport } from 'next';
import { site } from '@/content/en/site';
import { toIcon } from './icons';
import { siteUrl } from './site-url';
import { pictureSize, toPictureUrl } from './social-picture';
import { themeColours } from './theme-colours';

/** What a page says about itself. */
export interface PageDescription {
  title: string;
  description: string;
  /** Begins and ends in a slash; absent where one page stands at any address. */
  path?: string;
  /** The day it was published, as YYYY-MM-DD; only a post has one. */
  isoDate?: string;
  /** Whether search engines are to leave it out. */
  isHidden?: boolean;
}

function toSharedLink({ title, description, path, isoDate }: PageDescription & { path: string }) {
  return {
    title,
    description,
    url: `${siteUrl}${path}`,
    siteName: site.titleSuffix,
    locale: site.language.replace('-', '_'),
    images: [{ url: toPictureUrl(path), ...pictureSize, alt: title }],
    ...(isoDate
      ? ({ type: 'article', publishedTime: isoDate } as const)
      : ({ type: 'website' } as const)),
  };
}

/**
 * The head of a page: title with the site's name, description, the absolute canonical address, and
 * what other sites show beside a link to it.
 */
export function toMetadata(page: PageDescription): Metadata {
  const { title, description, path, isHidden } = page;
  return {
    title: `${title} | ${site.titleSuffix}`,
    description,
    alternates: {
      canonical: path && `${siteUrl}${path}`,
      types: { 'application/rss+xml': `${siteUrl}/blog/feed.xml` },
    },
    robots: isHidden ? { index: false } : undefined,
    openGraph: path ? toSharedLink({ ...page, path }) : undefined,
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

/** The colours of the browser's own bars in both themes. */
export const siteViewport: Viewport = {
  themeColor: (['dark', 'light'] as const).map((theme) => ({
    media: `(prefers-color-scheme: ${theme})`,
    color: themeColours[theme].get('bg') ?? '',
  })),
};
