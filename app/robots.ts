import type { MetadataRoute } from 'next';
import { languageCodes } from '@/lib/language';
import { toUrlIn } from '@/lib/site/language-address';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: languageCodes.map((code) => toUrlIn(code, '/sitemap.xml')),
  };
}
