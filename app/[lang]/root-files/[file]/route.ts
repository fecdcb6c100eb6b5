import { listLanguageParams } from '@/lib/content/pages/languages';
import { respondInLanguage } from '@/lib/in-language';
import { toManifest } from '@/lib/site/manifest';
import { toSitemap } from '@/lib/site/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * Metadata files that the build moves into the folder of each language: Next generates a route with one of these names
 * only once, for the whole site.
 */
const files: Readonly<Record<string, () => string>> = {
  'sitemap.xml': toSitemap,
  'manifest.webmanifest': () => JSON.stringify(toManifest()),
};

export const generateStaticParams = () =>
  listLanguageParams().flatMap((params) => Object.keys(files).map((file) => ({ ...params, file })));

export const GET = respondInLanguage(
  ({ file }: { lang: string; file: string }) => new Response(files[file]?.()),
);
