import type { Metadata } from 'next';
import { site } from '@/content/en/site';

/** What a page says about itself; `path` begins and ends in a slash. */
export interface PageDescription {
  title: string;
  description: string;
  path: string;
}

/** Where the site lives, without a slash at the end: origin and folder. */
export const siteUrl = `${(process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '')}${process.env.BASE_PATH ?? ''}`;

/** The head of a page: title with the site's name, description and the absolute canonical address. */
export function toMetadata({ title, description, path }: PageDescription): Metadata {
  const url = `${siteUrl}${path}`;
  return {
    title: `${title} | ${site.titleSuffix}`,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: site.titleSuffix, type: 'website' },
  };
}
