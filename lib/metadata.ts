import type { Metadata } from 'next';
import { site } from '@/content/en/site';
import { siteUrl } from './site-url';

/** What a page says about itself; `path` begins and ends in a slash. */
export interface PageDescription {
  title: string;
  description: string;
  path: string;
  /** Whether search engines are to leave it out. */
  isHidden?: boolean;
}

/** The head of a page: title with the site's name, description and the absolute canonical address. */
export function toMetadata({ title, description, path, isHidden }: PageDescription): Metadata {
  const url = `${siteUrl}${path}`;
  return {
    title: `${title} | ${site.titleSuffix}`,
    description,
    alternates: {
      canonical: url,
      types: { 'application/rss+xml': `${siteUrl}/blog/feed.xml` },
    },
    robots: isHidden ? { index: false } : undefined,
    openGraph: { title, description, url, siteName: site.titleSuffix, type: 'website' },
  };
}
