import { runInLanguage } from '@/lib/current-language';
import { toFeed } from '@/lib/feed/feed';

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export const dynamic = 'force-static';

export async function GET(_: Request, { params }: RouteContext<'/[lang]/blog/feed.xml'>) {
  const { lang } = await params;
  return new Response(runInLanguage(lang, toFeed), {
    headers: { 'Content-Type': 'application/rss+xml' },
  });
}
