import { listLanguageParams } from '@/lib/content/pages/languages';
import { runInLanguage } from '@/lib/current-language';
import { toManifest } from '@/lib/site/manifest';
import { toSitemap } from '@/lib/site/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * The files that the build moves to the folder of their language: Next makes a route of one of these names only once,
 * for the whole site.
 */
const files: Readonly<Record<string, () => string>> = {
  'sitemap.xml': toSitemap,
  'manifest.webmanifest': () => JSON.stringify(toManifest()),
};

export const generateStaticParams = () =>
  listLanguageParams().flatMap((params) => Object.keys(files).map((file) => ({ ...params, file })));

export async function GET(_: Request, { params }: RouteContext<'/[lang]/root-files/[file]'>) {
  const { lang, file } = await params;
  return new Response(runInLanguage(lang, () => files[file]?.()));
}
