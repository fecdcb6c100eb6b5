import type { MetadataRoute } from 'next';
import { listSitePages } from '@/lib/content/site-pages';
import { toAlternates } from '@/lib/site/alternates';
import { siteUrl } from '@/lib/site/site-url';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listSitePages().map(({ path, updatedOn }) => ({
    url: `${siteUrl}${path}`,
    lastModified: updatedOn,
    alternates: { languages: toAlternates(path) },
  }));
}
