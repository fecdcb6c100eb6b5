import type { MetadataRoute } from 'next';
import { listSitePages } from '@/lib/content/site-pages';
import { siteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await listSitePages()).map(({ path, updatedOn }) => ({
    url: `${siteUrl}${path}`,
    lastModified: updatedOn,
  }));
}
