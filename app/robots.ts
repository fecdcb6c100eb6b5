import type { MetadataRoute } from 'next';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toUrlIn } from '@/lib/site/language-address';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: listPublishedLanguages().map((code) => toUrlIn(code, '/sitemap.xml')),
  };
}
